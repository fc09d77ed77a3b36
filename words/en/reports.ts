/**
 * Words of Quarterly Reporting (specification §2, §5, decisions E1–E3, I9, I13, I15). The specification's are verbatim.
 */
export const reports = {
  title: 'Quarterly Reporting',
  intro: 'Once a quarter, tell us what your agency booked. It takes three steps and a few minutes.',

  /** A quarter's name. */
  quarter: 'Q%{n} %{year}',

  due: {
    title: 'Your report is due',
    by: "Please upload last quarter's report by %{date}.",
    left: 'You have %{smart_count} day left. |||| You have %{smart_count} days left.',
    today: 'Today is the deadline.',
    over: 'The deadline has passed. Please upload the report as soon as you can.',
    none: 'No report is due at the moment.',
  },

  upload: {
    title: 'Upload a Report',
    help: 'An .xls or .xlsx file of up to 1 MB.',
    quarter: 'Quarter',
    for: 'This report is for %{quarter}.',
    replaces: 'It replaces %{name}, which stays in the history.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    chosen: '%{name}, %{size}',
    tooLarge: '%{name}, %{size}, at most %{max}',
    kilobytes: '%{n} KB',
    megabytes: '%{n} MB',
    remove: 'Remove %{name}',
    submit: 'Upload',
    progress: 'Uploading %{name}',
    done: '%{name} has been uploaded. Thank you.',
    doneToCheck:
      '%{name} has been uploaded and counts as submitted. It is being checked for viruses; until then it cannot be downloaded.',
    errorTitle: 'Uploading Report Error',
  },

  template: {
    title: 'How it works',
    get: 'Download the template.',
    link: 'Download Report Template',
    fill: "Fill in the quarter's bookings and save the file without macros and without a password.",
    send: 'Upload it here. The report appears in the history at once.',
  },

  list: {
    title: 'Report History',
    caption: 'Reports of your agency',
    name: 'File Name',
    date: 'Date Uploaded',
    replaced: 'replaced by a later upload',
    beingChecked: 'being checked for viruses',
    pages: 'Pages of reports',
    loading: 'Loading your reports…',
    failed: 'Your reports could not be loaded.',
    emptyTitle: 'No report yet',
    emptyText: 'Reports you upload are kept here. You can download them at any time.',
  },
};
