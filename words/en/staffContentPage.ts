/** Publishing on the page of a content page, which alone fetches these. What is said once it is done stands with the others. */
const publish = {
  title: 'Publish',
  now: 'Publish now',
  from: 'From',
  fromHelp: 'Leave empty to publish at once.',
  until: 'To',
  untilHelp: 'Leave empty for no end date. Times are in your time zone.',
  major: {
    education: {
      label: 'Require everyone to acknowledge again',
      help: 'All accredited associates must renew and acknowledge this version from the day it goes live, except those who have acknowledged it ahead of that day.',
      title: 'Require everyone to acknowledge again?',
      text: 'All accredited associates lose their accreditation until they renew and acknowledge this version, and are emailed about it. This cannot be undone.',
    },
    terms: {
      label: 'Ask everyone to agree again',
      help: 'Whoever agreed to earlier terms sees what has changed at their next login, and agrees before anything else.',
      title: 'Ask everyone to agree again?',
      text: 'Whoever agreed to earlier terms can do nothing else in the portal after their next login until they agree to these. Translations that are older are not shown any more.',
    },
  },
  news: {
    label: 'Email it as news',
    help: 'Accredited associates who chose news get an email with a link once it is live.',
    title: 'Email it as news?',
    text: 'Emails that are sent cannot be taken back.',
  },
  offline: 'Take offline',
  offlineTitle: 'Take this page offline?',
  offlineText: 'It disappears from the portal at once. Its text is kept here.',
  offlineTranslation:
    'Readers of this language see the English text at once. The translation is kept here.',
};

/** Its versions, there too. */
const versions = {
  title: 'Versions',
  number: 'Version %{number}',
  author: 'saved by %{name}',
  system: 'demo data',
  from: 'from %{time}',
  until: 'until %{time}',
  major: 'everyone asked again',
  show: 'Show version %{number}',
  restore: 'Restore version %{number}',
  restoreTitle: 'Restore version %{number}?',
  restoreText: 'It replaces the draft and anything you have not saved.',
  showing: 'Version %{number}',
  back: 'Back to the draft',
};

export const contentPageWords = { staff: { content: { publish, versions } } };
