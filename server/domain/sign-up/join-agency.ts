import { canJoin } from '../../../contract/membership.ts';
import type { Transaction } from '../../db/connection.ts';
import { InvalidInput } from '../../errors.ts';
import { asMember, joinAs } from '../associate/join.ts';
import { lockAccount } from '../life-cycle/associate.ts';
import { moveInvitation } from '../life-cycle/invitation.ts';
import { lockInvitation } from './invitation-token.ts';

/**
 * Lets a person with an account join the agency that has invited them, and uses the token up. The person is signed in:
 * nobody is taken in who does not want it.
 * @throws InvalidInput for a dead token, somebody else's, or whoever belongs to an agency already
 */
export async function joinAgency(
  tx: Transaction,
  token: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const { invitation } = (await lockInvitation(tx, token, now)) ?? {};
  if (!invitation) throw new InvalidInput('error.deadToken');
  const account = await lockAccount(tx, accountId);
  if (account.email !== invitation.email) throw new InvalidInput('error.otherInvitation');
  if (!canJoin(asMember(account), invitation.agencyId)) throw new InvalidInput('error.deadToken');
  await moveInvitation(tx, invitation, 'join', 'associate', {
    accountId,
    tokenHash: null,
    tokenExpiresAt: null,
  });
  await joinAs(tx, account, invitation, 'join', { actorId: accountId, by: 'associate', now });
}
