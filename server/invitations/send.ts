import { brokenAddress, invitationRefusal, parseAddressList } from '../../contract/addressList.ts';
import { limits } from '../../contract/limits.ts';
import type { Message } from '../../contract/messages.ts';
import type { InvitationResult } from '../../contract/records.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { pauseEnd, toInvitationResult } from '../core/rules/invitationResult.ts';
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
  const list = parseAddressList(entries.join('\n'));
  const refused = invitationRefusal(list);
  if (refused) throw new InvalidInput(refused.key, refused.params);

  const failed = list.invalid.map((email) => ({ email, failure: brokenAddress }));
  const successful: string[] = [];
  const paused: { email: string; until: Date }[] = [];
  for (const { email, outcome, mailedAt } of await inviteAll(db, list.valid, inviter)) {
    if (outcome !== 'sent') failed.push({ email, failure: failureOf(outcome) });
    else {
      successful.push(email);
      if (mailedAt) paused.push({ email, until: pauseEnd(mailedAt) });
    }
  }
  return toInvitationResult(successful, failed, paused);
}

function failureOf(outcome: Exclude<Outcome['outcome'], 'sent'>): Message {
  if (outcome === 'raced') return { key: 'invitation.cannotBeInvited' };
  const params = { n: limits.invitationMailsPerAgencyAndDay };
  return outcome === 'invitation.dailyLimit' ? { key: outcome, params } : { key: outcome };
}

/** Invites the addresses, and again those whose rows were written concurrently. */
async function inviteAll(db: Database, emails: string[], inviter: Inviter): Promise<Outcome[]> {
  const invite = async (batch: string[]) =>
    batch.length > 0 ? inTransaction(db, (tx) => inviteBatch(tx, batch, inviter)) : [];
  const outcomes = await invite(emails);
  const raced = outcomes.filter(({ outcome }) => outcome === 'raced').map(({ email }) => email);
  const repeated = new Map((await invite(raced)).map((outcome) => [outcome.email, outcome]));
  return outcomes.map((outcome) => repeated.get(outcome.email) ?? outcome);
}
