import { eq } from 'drizzle-orm';
import type { AgentAccountForm } from '../../contract/forms/account.ts';
import { limits } from '../../contract/limits.ts';
import { recordAudit } from '../audit.ts';
import type { Transaction } from '../db/connection.ts';
import { accounts, agencies, emailConfirmations } from '../db/schema.ts';
import { enqueueMail, mailDate } from '../mail/outbox.ts';
import type { Tokens } from '../mail/tokens.ts';
import { MINUTE } from './limits.ts';

const DAY = 24 * 60 * MINUTE;
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/**
 * Makes the account of an agency's point of contact, its agency and the mail to confirm the address (B7, B11).
 * Answers the account's id, or undefined where there is an account already: then its owner gets a mail instead (I23).
 */
export async function createAgent(
  tx: Transaction,
  form: Pick<AgentAccountForm, 'emailAddress' | 'firstName' | 'lastName'>,
  { passwordHash, tokens, now }: { passwordHash: string; tokens: Tokens; now: Date },
): Promise<string | undefined> {
  const { emailAddress: email, firstName, lastName } = form;
  const [account] = await tx
    .insert(accounts)
    .values({
      email,
      passwordHash,
      firstName,
      lastName,
      pointOfContact: true,
      associate: true,
      associateStatus: 'NOT_CREATED',
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!account) {
    await tellOwner(tx, email, now);
    return undefined;
  }
  const [agency] = await tx
    .insert(agencies)
    .values({ windowEndsAt: inDays(now, limits.agencyWindowDays), createdAt: now, updatedAt: now })
    .returning({ id: agencies.id });
  await tx.update(accounts).set({ agencyId: agency?.id }).where(eq(accounts.id, account.id));
  await askToConfirm(tx, { id: account.id, email }, tokens, now);
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'createAgent',
    at: now,
  });
  return account.id;
}

/** Tells the owner of an address that somebody tried to make an account with it; once in ten minutes. */
export async function tellOwner(tx: Transaction, email: string, now: Date): Promise<void> {
  const dedupeKey = `accountExists:${email}:${Math.floor(now.getTime() / (10 * MINUTE))}`;
  await enqueueMail(tx, { to: email, template: 'accountExists', params: {}, dedupeKey, now });
}

async function askToConfirm(
  tx: Transaction,
  account: { id: string; email: string },
  tokens: Tokens,
  now: Date,
): Promise<void> {
  const expiresAt = inDays(now, limits.confirmationLifeDays);
  const { id, hash: tokenHash } = tokens.issue('confirmation');
  await tx
    .insert(emailConfirmations)
    .values({ id, tokenHash, accountId: account.id, createdAt: now, expiresAt });
  await enqueueMail(tx, {
    to: account.email,
    template: 'confirmation',
    params: { until: mailDate(expiresAt) },
    link: { purpose: 'confirmation', id },
    now,
  });
}
