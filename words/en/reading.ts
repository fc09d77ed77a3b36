/** How far somebody has read the brand education. */
export const reading = {
  read: 'You have read this guide to its end on %{date}.',
  notRead: 'You have not read this guide to its end yet.',
  minutes: 'One minute of reading so far. |||| %{smart_count} minutes of reading so far.',
  changed: 'Changed since you read it on %{date}:',
  ahead: 'Changes on %{date}:',
  aheadStatus:
    'Your status stands until that day. If you are accredited before it, you will then be asked to acknowledge this guide again.',
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
