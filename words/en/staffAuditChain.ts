/** What the verification of the audit says. */
const verify = {
  action: 'Verify',
  progress: 'Entries verified',
  running: '%{checked} of %{total} entries verified so far.',
  intact:
    'Intact: %{checked} entries verified, until %{until}. Newer entries are added to the chain within minutes.',
  checkpoint:
    'The first %{entries} of them were written by an earlier version and linked again on %{at}; a signed checkpoint seals them.',
  none: 'There are no entries in the chain yet. Entries are added to it within minutes.',
  broken:
    'Not intact: entry %{entry} is the first that does not fit, because %{problem}. Those before it are intact. Tell the operator, who keeps the database as it is and compares it with a backup.',
  failed: 'The audit could not be verified to its end.',
};

export const chainWords = { staff: { audit: { verify } } };
