import type { Invitation } from './records.ts';

/** The columns of the file of invitations: the names of the record's fields, in every language alike. */
export const invitationColumns = [
  'email',
  'status',
  'invitationSentDate',
  'inviteType',
  'pointOfContact',
  'reason',
] as const;

/** A row of the file, in the order of its columns. */
export const invitationCells = (row: Invitation) => invitationColumns.map((column) => row[column]);
