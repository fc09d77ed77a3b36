/** Quarterly reports in the staff console (/staff/reports). */
export const staffReports = {
  intro: 'Who has reported on a quarter, who has to yet, and who is late.',
  state: { SUBMITTED: 'Submitted', DUE: 'Due', OVERDUE: 'Overdue' },
  quarter: 'Quarter',
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
  quarters: 'Quarters',
  remind: {
    title: 'Reminders',
    button: 'Remind all overdue',
    none: 'Nothing is overdue for %{quarter}.',
    text: '%{count} agencies are overdue for %{quarter}. Each point of contact gets one mail.',
    progress: 'Reminders sent',
    counted: '%{sent} of %{total} sent',
    failed: '%{failed} failed: see Mails',
    done: 'All reminders are sent.',
    nobody: 'Nobody had to be reminded.',
  },
};
