import { eq, or, sql } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import { forgetDetails } from '../core/audit/forget.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { endingSteps, entriesToForget, formerMember } from '../core/db/personal/end.ts';
import { type PersonKeys, personKeys } from '../core/db/personal/keys.ts';
import { rulesOf, tableNames, tableOf } from '../core/db/personal/manifest.ts';
import type { Former } from '../core/db/personal/rules.ts';
import { accounts, agencies, files, invitations } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { lockAgency } from '../life-cycle/agency.ts';
import { type Account, lockAccount } from '../life-cycle/associate.ts';
import { endCertificates } from '../life-cycle/certificates.ts';
import { lockStaff } from '../staff/lock.ts';
import { findBlocks } from './blocks.ts';
import { formerNumber } from './formerNumber.ts';

interface Ending {
  /** Why, of staff. */
  note?: string;
  /** Whether it is still to be done, once nobody else changes the account. */
  isDue?: (account: Account) => boolean;
  /** As which number and when it was done before: a backup has brought the person back. */
  again?: { number: number; endedAt: Date };
}

/**
 * Ends a person: in every table as the manifest says, and in details of the audit. What is left is an account with a number in
 * place of the person, to which decisions and history lead.
 * @throws Conflict if something has to happen first, it is not due (any more), or done already, NotAllowed, NotFound
 */
export async function endPerson(
  tx: Transaction,
  action: AccountAction,
  { note, isDue = () => true, again }: Ending = {},
): Promise<void> {
  await lockStaff(tx, action, 'endPeople');
  const account = await lockPerson(tx, action.id);
  const isBlocked = !again && (await findBlocks(tx, account)).length > 0;
  if (!isDue(account) || isBlocked) throw new Conflict('error.alreadyMoved');
  const person = await personKeys(tx, { accountId: account.id });
  const former = formerMember(await formerNumber(tx, again?.number));
  await forgetInAudit(tx, person, action);
  // While the account is the agency's, from which the entry has its agency. It says nothing of the person.
  await recordAudit(tx, {
    ...entryOf('account', action, 'endAccount', statusesOf(account), {
      associate: false,
      ...(again && { again: true }),
    }),
    note: note && (await withoutNames(tx, note, person, former)),
  });
  await endCertificates(tx, { people: [account.id] }, 'ended', action.now);
  await refuseOpenForms(tx, person);
  await giveUpFiles(tx, person);
  for (const { statement } of endingSteps(person, former)) await tx.execute(statement);
  await tx
    .update(accounts)
    .set({
      ...{ agencyId: null, pointOfContact: false, associate: false, renewsWithAgency: false },
      ...{ endsAt: null, endedAt: again?.endedAt ?? action.now },
    })
    .where(eq(accounts.id, account.id));
  if (again) return;
  await enqueueMail(tx, {
    to: account.email,
    template: 'accountEnded',
    params: {},
    language: account.language ?? 'en',
    now: action.now,
  });
}

/**
 * Ends one person after the other, but those for whom something has to happen first, or it is not due any more. Returns how many
 * it ended.
 */
export async function endAllDue(
  { db, signal, now }: Pick<JobRun, 'db' | 'signal' | 'now'>,
  people: readonly { id: string }[],
  isDue: (account: Account) => boolean,
): Promise<number> {
  let ended = 0;
  for (const { id } of people) {
    if (signal?.aborted) break;
    try {
      await inTransaction(db, (tx) => endPerson(tx, { id, actorId: null, now }, { isDue }));
      ended += 1;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return ended;
}

const statusesOf = ({ associateStatus, pointOfContact, associate }: Account) => ({
  associateStatus,
  pointOfContact,
  associate,
});

/** Locks what is about a person, in the order of all other actions: the agency, rows of its list, the account. */
async function lockPerson(tx: Transaction, id: string): Promise<Account> {
  const agencyOf = () =>
    tx
      .select({ agencyId: accounts.agencyId, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, id));
  const [before] = await agencyOf();
  if (before?.agencyId) await lockAgency(tx, before.agencyId);
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(or(eq(invitations.accountId, id), eq(invitations.email, before?.email ?? '')))
    .for('update');
  const account = await lockAccount(tx, id);
  if (account.agencyId !== before?.agencyId) throw new Conflict('error.alreadyMoved');
  return account;
}

/** Forgets what the audit says of the person. */
async function forgetInAudit(
  tx: Transaction,
  person: PersonKeys,
  { id, actorId, now }: AccountAction,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(entriesToForget(person));
  const entries = rows.map((entry) => Number(entry.id));
  await forgetDetails(tx, entries, { personId: id, actorId, now });
}

async function withoutNames(
  tx: Transaction,
  text: string,
  { names }: PersonKeys,
  { name }: Former,
): Promise<string> {
  const { rows } = await tx.execute<{ text: string }>(
    sql`select unnamed(${text}::text, ${sql.param([...names])}::text[], ${name}) as text`,
  );
  return rows[0]?.text ?? '';
}

/** Lets the job `files` remove at once what only rows refer to that are deleted. */
async function giveUpFiles(tx: Transaction, person: PersonKeys): Promise<void> {
  for (const name of tableNames) {
    const rules = rulesOf(name);
    const { table, columns } = tableOf(name);
    if (rules.rows !== 'deleted' || !columns.fileId) continue;
    await tx
      .update(files)
      .set({ unusedSince: new Date(0) })
      .where(sql`${files.id} in (select file_id from ${table} where ${rules.rowsOf(person)})`);
  }
}

/** Whoever has opened a registration that names the person can't save that again. */
async function refuseOpenForms(tx: Transaction, person: PersonKeys): Promise<void> {
  const rules = rulesOf('agencies');
  if (rules.rows === 'ofNobody') return;
  await tx
    .update(agencies)
    .set({ version: sql`${agencies.version} + 1` })
    .where(rules.rowsOf(person));
}
