/** Quarterly reports in the staff console (/staff/reports). */
export const staffReports = {
  intro: 'Who has reported on a quarter, who has to yet, and who is late.',
  state: { SUBMITTED: 'Submitted', DUE: 'Due', OVERDUE: 'Overdue' },
  quarter: 'Quarter',
  lastQuarter: 'The last closed one',
  filter: { q: 'Agency', state: 'State' },
  column: {
    name: 'Agency',
    state: 'State',
    email: 'Point of contact',
    deadline: 'Deadline',
    uploadedAt: 'Submitted',
    file: 'File',
  },
  download: 'Download %{name}',
  remind: {
    button: 'Remind all overdue',
    title: 'Remind all overdue?',
    none: 'Nothing is overdue for %{quarter}.',
    text: 'One agency is overdue for %{quarter}. Its points of contact get one mail each. |||| %{smart_count} agencies are overdue for %{quarter}. Their points of contact get one mail each.',
    progress: 'Reminders sent',
    counted: '%{sent} of %{total} sent',
    failed: '%{failed} failed: see Mails',
    done: 'All reminders are sent.',
    nobody: 'Nobody had to be reminded.',
  },
};
