/** Letting an address be invited again (/staff/mails). Only its dialog shows these. */
const refusals = {
  action: 'Allow invitations…',
  title: 'Allow invitations to an address',
  text: 'Somebody pressed "Do not invite me again", and asks you to be invited after all. Make sure that the request comes from that address.',
  email: 'Address',
  note: 'Reason',
  noteHelp: 'How the person asked, without the address. Kept in the audit.',
  send: 'Allow invitations',
  close: 'Close',
  lifted: '%{email} can be invited again. An invitation that is still valid is open again.',
  none: '%{email} has not asked not to be invited.',
};

export const refusalWords = { staff: { refusals } };
