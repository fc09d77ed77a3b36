/** How far somebody has read the brand education. */
export const reading = {
  read: 'You have read this guide to its end on %{date}.',
  notRead: 'You have not read this guide to its end yet.',
  minutes: 'One minute of reading so far. |||| %{smart_count} minutes of reading so far.',
  changed: 'Changed since you read it on %{date}:',
  /** What has to be acknowledged again from a day on. */
  ahead: {
    note: 'This guide changes on %{date}:',
    stands: 'Your status stands until that day.',
    link: 'Read what changes',
    title: 'What changes on %{date}',
    lead: 'Acknowledge it before that day, and your accreditation stands. Otherwise you will be asked to renew it from then on.',
    later: 'You can acknowledge it once you are accredited.',
    done: 'You acknowledged this on %{date}. Your accreditation stands beyond that day.',
  },
  pages: 'You have read %{n} of the %{total} pages below to their end.',
  /** For the point of contact. */
  team: {
    title: 'Brand education: who is where',
    nobody: 'Nobody is on the way to being accredited at the moment.',
    read: 'read to its end on %{date}',
    pages: '%{n} of %{total} pages read to their end',
    notRead: 'not read to its end yet',
    minutes: 'one minute |||| %{smart_count} minutes',
    OPEN: 'is taking the quiz',
    FAILED: 'has not passed the quiz yet',
    more: 'And %{n} more.',
  },
};
