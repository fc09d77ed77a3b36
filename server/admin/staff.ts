import { eq } from 'drizzle-orm';
import { dayOf, daysFrom, endOf, type Moment } from '../../contract/dates.ts';
import { email as emailRule } from '../../contract/rules.ts';
import { recordAudit } from '../core/audit/record.ts';
import { type Database, inTransaction, type Transaction } from '../core/db/connection.ts';
import { accounts, resetTokens, signUps } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { Tokens } from '../core/mail/tokens.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { CommandFailed } from './commandFailed.ts';

const LINK_DAYS = 7;
interface Addition {
  /** The token of the emailed link; undefined if the account was staff already and nothing was changed. */
  token?: string;
  promoted: boolean;
}

/**
 * Creates a staff account, or promotes an existing account, and emails a link to set its password. A promoted account
 * loses its password and all sessions, so that no earlier password opens the console.
 * @throws CommandFailed for an invalid address
 */
export async function addStaff(
  db: Database,
  address: string,
  { tokens, ...moment }: { tokens: Tokens } & Moment,
): Promise<Addition> {
  const { now } = moment;
  const result = emailRule().safeParse(address);
  if (!result.success) throw new CommandFailed(`${address} is not an email address.`);
  const email = result.data;
  return inTransaction(db, async (tx) => {
    await tx.delete(signUps).where(eq(signUps.email, email));
    const [made] = await tx
      .insert(accounts)
      .values({
        email,
        firstName: 'Program',
        lastName: 'Staff',
        staff: true,
        emailConfirmedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    const id = made?.id ?? (await promote(tx, email, now));
    if (!id) return { promoted: false };
    const subject = { type: 'account', id } as const;
    await recordAudit(tx, { actorId: null, subject, event: 'addStaff', at: now });
    return { token: await mailLink(tx, { id, email }, tokens, moment), promoted: !made };
  });
}

/** Promotes an existing account to staff. Returns its id, or undefined if it is staff already. */
async function promote(tx: Transaction, email: string, now: Date): Promise<string | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  if (!account || (account.staff && account.enabled)) return undefined;
  const { id } = account;
  await tx
    .update(accounts)
    .set({ staff: true, enabled: true, passwordHash: null })
    .where(eq(accounts.id, id));
  await endSessionsOf(tx, id);
  await tx.update(resetTokens).set({ usedAt: now }).where(eq(resetTokens.accountId, id));
  return id;
}

async function mailLink(
  tx: Transaction,
  account: { id: string; email: string },
  tokens: Tokens,
  { now, timeZone }: Moment,
): Promise<string> {
  const until = dayOf(daysFrom(now, LINK_DAYS));
  const expiresAt = endOf(until, timeZone);
  const { id, hash: tokenHash, token } = tokens.issue('reset');
  await tx
    .insert(resetTokens)
    .values({ id, tokenHash, accountId: account.id, createdAt: now, expiresAt });
  await enqueueMail(tx, {
    to: account.email,
    template: 'staffPassword',
    params: { until },
    link: { purpose: 'reset', id },
    now,
  });
  return token;
}
