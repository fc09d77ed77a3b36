import type { Moment } from '../../contract/dates.ts';
import { canJoin } from '../../contract/lifeCycle.ts';
import type { Transaction } from '../core/db/connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { type Account, lockAccount } from '../life-cycle/associate.ts';
import { moveInvitations } from '../life-cycle/invitation.ts';
import { joinAs } from '../life-cycle/join.ts';
import { lockInvitation } from './invitationToken.ts';

/**
 * Adds a person with an account to the agency that has invited them, and consumes the token. The person must be signed
 * in, so that nobody joins an agency without wanting to. Returns the account as it was.
 * @throws InvalidInput for an invalid token, another person's token, or a person who belongs to an agency already
 */
export async function joinAgency(
  tx: Transaction,
  token: string,
  { accountId, ...moment }: { accountId: string } & Moment,
): Promise<Account> {
  const { now } = moment;
  const invitation = await lockInvitation(tx, token, moment);
  if (!invitation) throw new InvalidInput('error.deadToken');
  const account = await lockAccount(tx, accountId);
  if (account.email !== invitation.email) throw new InvalidInput('error.otherInvitation');
  if (!canJoin(account, invitation.agencyId)) throw new InvalidInput('error.deadToken');
  await moveInvitations(tx, [invitation], 'join', 'associate', {
    accountId,
    tokenHash: null,
    tokenExpiresAt: null,
  });
  await joinAs(tx, account, invitation, 'join', { actorId: accountId, by: 'associate', now });
  return account;
}
