import { invitationFailure } from '../../../contract/invitationResult.ts';
import type { Invitation } from '../../../contract/records.ts';
import { iso } from '../../clock.ts';
import type { invitations } from '../../db/schema.ts';

/** What of a row the API answers. */
export type InvitationRow = Pick<
  typeof invitations.$inferSelect,
  'email' | 'pointOfContact' | 'status' | 'sentAt' | 'inviteType' | 'failure'
>;

/** A row as the API answers it. */
export const toInvitation = (row: InvitationRow): Invitation => ({
  email: row.email,
  pointOfContact: row.pointOfContact,
  status: row.status,
  invitationSentDate: iso(row.sentAt),
  inviteType: row.inviteType,
  ...(row.status === 'FAILED' && invitationFailure(row.failure)),
});
