import { invitationRefusal, parseAddressList } from '../../../contract/addressList.ts';
import { brokenAddress, invitationResult, pauseEnd } from '../../../contract/invitationResult.ts';
import { limits } from '../../../contract/limits.ts';
import type { Message } from '../../../contract/messages.ts';
import type { InvitationResult } from '../../../contract/records.ts';
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts';
import { InvalidInput } from '../../errors.ts';
import { type Inviter, inviteBatch, type Outcome } from './batch.ts';

/**
 * Invites a list of addresses from a caller. Returns a result for each address, also for invalid ones; an address that
 * was emailed within the last ten minutes is successful and gets no second email.
 * @throws InvalidInput for no address or more than 50 distinct ones, so that nobody is emailed
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

/** Invites the addresses, and again after a concurrent write, which sends no second email. */
async function inviteAll(db: Database, emails: string[], inviter: Inviter): Promise<Outcome[]> {
  if (emails.length === 0) return [];
  const work = (tx: Transaction) => inviteBatch(tx, emails, inviter);
  const outcomes = await inTransaction(db, work);
  const raced = outcomes.some(({ outcome }) => outcome === 'raced');
  return raced ? inTransaction(db, work) : outcomes;
}
