/** How far somebody has read the brand education. */
export const reading = {
  read: 'You have read this guide to its end on %{date}.',
  notRead: 'You have not read this guide to its end yet.',
  minutes: 'One minute of reading so far. |||| %{smart_count} minutes of reading so far.',
  changed: 'Changed since you read it on %{date}:',
  /** For the point of contact. */
  team: {
    title: 'Brand education: who is where',
    nobody: 'Nobody is on the way to being accredited at the moment.',
    read: 'read to its end on %{date}',
    notRead: 'not read to its end yet',
    minutes: 'one minute |||| %{smart_count} minutes',
    OPEN: 'is taking the quiz',
    FAILED: 'has not passed the quiz yet',
    more: 'And %{n} more.',
  },
};
