import { invitationRefusal, parseAddressList } from '../../../contract/addressList.ts';
import { brokenAddress, invitationResult, pauseEnd } from '../../../contract/invitationResult.ts';
import { limits } from '../../../contract/limits.ts';
import type { Message } from '../../../contract/messages.ts';
import type { InvitationResult } from '../../../contract/records.ts';
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts';
import { InvalidInput } from '../../errors.ts';
import { type Inviter, inviteBatch, type Outcome } from './batch.ts';

/**
 * Invites a list of addresses as it came from the caller. One result for each address, broken
 * ones included; who was mailed within ten minutes is successful and not mailed again.
 * @throws InvalidInput for no address, or more than 50 different ones: nobody is mailed then
 */
export async function sendInvitations(
  db: Database,
  entries: readonly string[],
  inviter: Inviter,
): Promise<InvitationResult> {
  const { valid, invalid } = parseAddressList(entries.join('\n'));
  const refused = invitationRefusal([...valid, ...invalid]);
  if (refused) throw new InvalidInput(refused.key, refused.params);

  const failed = invalid.map((email) => ({ email, failure: brokenAddress }));
  const successful: string[] = [];
  const paused: { email: string; until: Date }[] = [];
  for (const { email, outcome, mailedAt } of await inviteAll(db, valid, inviter)) {
    if (outcome !== 'sent') failed.push({ email, failure: failureOf(outcome) });
    else {
      successful.push(email);
      if (mailedAt) paused.push({ email, until: pauseEnd(new Date(mailedAt)) });
    }
  }
  return invitationResult(successful, failed, paused);
}

function failureOf(outcome: Exclude<Outcome['outcome'], 'sent'>): Message {
  if (outcome === 'raced') return { key: 'invitation.cannotBeInvited' };
  const params = { n: limits.invitationMailsPerAgencyAndDay };
  return outcome === 'invitation.dailyLimit' ? { key: outcome, params } : { key: outcome };
}

/** Tried again where somebody wrote at that moment: whoever was mailed just now isn't mailed twice, so it does no harm. */
async function inviteAll(db: Database, emails: string[], inviter: Inviter): Promise<Outcome[]> {
  if (emails.length === 0) return [];
  const work = (tx: Transaction) => inviteBatch(tx, emails, inviter);
  const outcomes = await inTransaction(db, work);
  const raced = outcomes.some(({ outcome }) => outcome === 'raced');
  return raced ? inTransaction(db, work) : outcomes;
}
