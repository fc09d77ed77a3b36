import { and, eq, gt } from 'drizzle-orm';
import type { Language } from '../../../contract/languages.ts';
import { limits } from '../../../contract/limits.ts';
import { recordAudit } from '../../audit.ts';
import type { Queryable, Transaction } from '../../db/connection.ts';
import { accounts, agencies, signUps } from '../../db/schema.ts';
import { InvalidInput } from '../../errors.ts';
import { hashToken } from '../../mail/tokens.ts';
import { listFounder } from './founder.ts';

const DAY = 86_400_000;

/** The living sign-up of the token of a mailed link. Used, expired or never issued are all the same. */
const signUpOf = (db: Queryable, token: string, now: Date) =>
  db
    .select()
    .from(signUps)
    .where(
      and(
        eq(signUps.tokenHash, hashToken(token)),
        eq(signUps.kind, 'agency'),
        gt(signUps.expiresAt, now),
      ),
    );

/** Looks what a token opens, and burns nothing. @throws InvalidInput for a dead one */
export async function readSignUp(db: Queryable, token: string, now: Date) {
  const [signUp] = await signUpOf(db, token, now);
  if (!signUp) throw new InvalidInput('error.deadToken');
  return signUp;
}

/**
 * Makes the account of an agency's point of contact, its address confirmed, its agency, and the row of the person in
 * the agency's list. Consumes the
 * token, and with it whatever else was asked for with that address. Returns the account's id.
 * @param passwordHash of the password that the owner of the mailbox has just given
 * @throws InvalidInput for a dead token
 */
export async function createAgent(
  tx: Transaction,
  token: string,
  { passwordHash, language, now }: { passwordHash: string; language: Language; now: Date },
): Promise<string> {
  // Whoever comes second waits here, and then finds the token consumed.
  const [signUp] = await signUpOf(tx, token, now).for('update');
  if (!signUp) throw new InvalidInput('error.deadToken');
  const { email, firstName, lastName } = signUp;
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
      emailConfirmedAt: now,
      language,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id, associateStatus: accounts.associateStatus });
  if (!account) throw new InvalidInput('error.deadToken');
  const windowEndsAt = new Date(now.getTime() + limits.agencyWindowDays * DAY);
  const [agency] = await tx
    .insert(agencies)
    .values({ windowEndsAt, createdAt: now, updatedAt: now })
    .returning({ id: agencies.id });
  if (!agency) throw new Error('The agency was not made');
  await tx.update(accounts).set({ agencyId: agency.id }).where(eq(accounts.id, account.id));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await listFounder(tx, { ...account, email, agencyId: agency.id }, now);
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'createAgent',
    at: now,
  });
  return account.id;
}
