/** The page 'Your data': what is kept of a person, to take along and to end. */
export const yourData = {
  title: 'Your data',
  intro: 'What we keep of you, why and for how long. You can take it along.',
  take: {
    title: 'Take your data along',
    lead: 'One file with everything that we keep of you: a page to read, tables for a spreadsheet, the data for other programs, and the reports that you uploaded. It has no passwords and nothing of other people.',
    ask: 'Prepare My Data',
    again: 'Prepare a New File',
    preparing:
      'Your file is being prepared. That usually takes less than a minute; we will also email you when it is ready. You can leave this page.',
    ready: 'Your file is ready. You can download it until %{until}; then it is removed.',
    download: 'Download',
    failed: 'We could not look for your files',
  },
};
