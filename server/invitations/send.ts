import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { brokenAddress, invitationRefusal, parseAddressList } from '../../contract/addressList.ts';
import { dayOf, type Moment } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { canJoin, invitationEdges, next } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { Message, MessageKey } from '../../contract/messages.ts';
import type { InvitationResult } from '../../contract/records.ts';
import { type AuditEntry, type AuditEvent, recordAudit } from '../core/audit/record.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts, invitations, refusedAddresses } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import type { MailChoices } from '../core/mail/mailChoices.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import type { Tokens } from '../core/mail/tokens.ts';
import {
  askedNot,
  isPaused,
  pauseEnd,
  toInvitationResult,
} from '../core/rules/invitationResult.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import type { Account } from '../life-cycle/associate.ts';
import { addOrSendAgain, timesFrom } from '../life-cycle/invitation.ts';
import { countDailyMails, lockDailyMails } from './dailyMails.ts';

interface Inviter extends AgencyAct, Moment {
  /** The inviter's language, which new invitations have. */
  language: Language;
  /** The language that was chosen for these, also for those that are sent again. */
  chosen?: Language | undefined;
  tokens: Tokens;
  mailChoices: MailChoices;
}

/** The result for an address: 'sent', why not, or 'raced' if its row was written concurrently. */
interface Outcome {
  email: string;
  outcome: 'sent' | 'raced' | Extract<MessageKey, `invitation.${string}`>;
  /** When it was emailed within the last ten minutes, so that no email is sent now. */
  mailedAt?: Date;
}

interface Address {
  email: string;
  row: (typeof invitations.$inferSelect & { isQueued: boolean }) | undefined;
  account: Account | undefined;
  /** Whether it asked not to be invited. */
  refuses: boolean;
}

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

/**
 * Invites valid, distinct addresses, in as many statements for fifty as for one. Batches of an agency run one after the
 * other, so that the daily limit is exact and a repeated batch sends no second email. Rows are locked and written in
 * the order of their addresses, so that two agencies can't deadlock.
 */
async function inviteBatch(
  tx: Transaction,
  emails: string[],
  inviter: Inviter,
): Promise<Outcome[]> {
  const { agencyId, actorId, now } = inviter;
  const today = await lockDailyMails(tx, agencyId, inviter);
  const addresses = await readAddresses(tx, emails, inviter.mailChoices);
  const judged = withinRoom(
    addresses.map((address) => ({ address, outcome: judge(address, inviter) })),
    today.room,
  );
  const due = judged.flatMap(({ address, outcome }) => (outcome === 'due' ? [address] : []));
  const refused = judged.flatMap(({ address, outcome }) => (tells(outcome) ? [address.email] : []));
  const written = await writeRows(tx, due, inviter);
  await enqueueMails(
    tx,
    written.map(({ id, email, language, tokenExpiresAt }) => ({
      to: email,
      template: 'invitation' as const,
      params: { agency: today.name, until: dayOf(tokenExpiresAt) },
      language,
      link: { purpose: 'invitation' as const, id },
      invitationId: id,
      agencyId,
      now,
    })),
  );
  await recordAudit(
    tx,
    ...written.map(({ id }) => entry('invite', { type: 'invitation', id })),
    ...(refused.length > 0
      ? [{ ...entry('refuseInvitation', { type: 'agency', id: agencyId }), after: { refused } }]
      : []),
  );
  await countDailyMails(tx, agencyId, today, written.length + refused.length);

  const isWritten = new Set(written.map(({ email }) => email));
  return judged.map(({ address: { email, row }, outcome }) => {
    if (outcome === 'due') return { email, outcome: isWritten.has(email) ? 'sent' : 'raced' };
    const isPausedRow = outcome === 'sent' && row && isPausedNow(row, now);
    return { email, outcome, ...(isPausedRow && { mailedAt: row.requestedAt }) };
  });

  function entry(event: AuditEvent, subject: AuditEntry['subject']): AuditEntry {
    return { actorId, subject, event, at: now };
  }
}

/** Whether an email with the link still waits. */
const isQueued = sql<boolean>`exists (
  select from mails where mails.invitation_id = invitations.id and mails.status = 'QUEUED')`;

async function readAddresses(
  tx: Transaction,
  emails: string[],
  mailChoices: MailChoices,
): Promise<Address[]> {
  const rows = await tx
    .select({ ...getTableColumns(invitations), isQueued })
    .from(invitations)
    .where(inArray(invitations.email, emails))
    .orderBy(invitations.email)
    .for('update');
  const hashes = await mailChoices.hashesOf(emails);
  const people = await tx
    .select({
      email: sql<string>`asked.email`,
      refuses: sql<boolean>`exists (select from ${refusedAddresses} where ${refusedAddresses.addressHash} = asked.hash)`,
      account: accounts,
    })
    .from(
      sql`unnest(${sql.param(emails)}::text[], ${sql.param(hashes)}::text[]) with ordinality as asked (email, hash, place)`,
    )
    .leftJoin(accounts, eq(accounts.email, sql`asked.email`))
    .orderBy(sql`asked.place`);
  return people.map(({ email, refuses, account }) => ({
    email,
    refuses,
    row: rows.find((row) => row.email === email),
    account: account ?? undefined,
  }));
}

type Judgement = Exclude<Outcome['outcome'], 'raced'> | 'due';

/**
 * Returns what happens to an address if the agency may send any number of emails. Whoever asked not to be invited is told of so
 * to every agency to which the person does not belong, whether the address has an account or another agency's invitation or not.
 */
function judge({ row, account, refuses }: Address, { agencyId, now }: Inviter): Judgement {
  const own = row?.agencyId === agencyId ? row : undefined;
  const isRegistered = own
    ? next(invitationEdges, own.status, 'sendAgain') === undefined
    : !row && account?.agencyId === agencyId && !canJoin(account, agencyId);
  if (isRegistered) return 'invitation.alreadyRegistered';
  if (refuses) return askedNot.key;
  if (own) {
    if (isPausedNow(own, now)) return 'sent';
    // An email that still waits brings the link; one that has expired has to be renewed.
    return own.isQueued && own.status !== 'EXPIRED' ? 'sent' : 'due';
  }
  return row || (account && !canJoin(account, agencyId)) ? 'invitation.cannotBeInvited' : 'due';
}

/** Whether the answer tells of an address what the agency could not know. */
const tells = (outcome: Judgement): boolean =>
  outcome === 'invitation.cannotBeInvited' || outcome === askedNot.key;

const isPausedNow = (row: typeof invitations.$inferSelect, now: Date) =>
  row.status !== 'FAILED' && isPaused(row.requestedAt, now);

/**
 * Applies the daily limit. An address that belongs to somebody else, or that asked not to be invited, counts too: otherwise an
 * agency could ask without end, or with its limit used up, who has an account anywhere.
 */
function withinRoom<T extends { outcome: Judgement }>(judged: T[], room: number): T[] {
  let left = room;
  return judged.map((one) => {
    if (one.outcome !== 'due' && !tells(one.outcome)) return one;
    left -= 1;
    return left < 0 ? { ...one, outcome: 'invitation.dailyLimit' } : one;
  });
}

/** Adds rows and renews those of the agency. Returns the written ones: not those that somebody else added meanwhile. */
async function writeRows(
  tx: Transaction,
  due: readonly Address[],
  { agencyId, language, chosen, tokens, ...moment }: Inviter,
) {
  const times = timesFrom(moment);
  const values = due.map(({ email, row }) => {
    const { id, hash: tokenHash } = tokens.issue('invitation');
    return {
      id,
      tokenHash,
      agencyId,
      email,
      language: chosen ?? row?.language ?? language,
      inviteType: 'POC' as const,
      ...times,
      createdAt: moment.now,
    };
  });
  return addOrSendAgain(
    tx,
    values.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    due.flatMap(({ row }) => row ?? []),
  );
}
