import { iso } from '../../contract/dates.ts';
import { invitationFailure } from '../../contract/invitationResult.ts';
import type { Invitation } from '../../contract/records.ts';
import type { invitations } from '../core/db/schema.ts';

/** The columns of a row in the API. */
export type InvitationColumns = Pick<
  typeof invitations.$inferSelect,
  'email' | 'pointOfContact' | 'status' | 'inviteType' | 'failure'
> & { sentAt: Date | string | null };

export const toInvitation = (row: InvitationColumns): Invitation => ({
  email: row.email,
  pointOfContact: row.pointOfContact,
  status: row.status,
  invitationSentDate: iso(row.sentAt),
  inviteType: row.inviteType,
  ...(row.status === 'FAILED' && invitationFailure(row.failure)),
});
