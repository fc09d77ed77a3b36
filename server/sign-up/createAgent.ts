import { and, eq, gte } from 'drizzle-orm';
import { daysFrom, type Moment, startOf, todayAt } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { accounts, agencies, signUps } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import { hashToken } from '../core/mail/tokens.ts';
import { writePersonRow } from '../invitations/personRow.ts';

/** Selects the valid sign-up of an emailed token; none if it is used, expired or unknown. */
const signUpOf = (db: Queryable, token: string, moment: Moment) =>
  db
    .select()
    .from(signUps)
    .where(
      and(
        eq(signUps.tokenHash, hashToken(token)),
        gte(signUps.expiresAt, startOf(todayAt(moment))),
      ),
    );

/** Returns the sign-up of a token without consuming it. @throws InvalidInput for an invalid token */
export async function readSignUp(db: Queryable, token: string, moment: Moment) {
  const [signUp] = await signUpOf(db, token, moment);
  if (!signUp) throw new InvalidInput('error.deadToken');
  return signUp;
}

/**
 * Creates the account of an agency's point of contact with a confirmed address, the agency, and the person's row in the
 * agency's list. Consumes the token and deletes all other sign-ups of the address. Returns the account's id.
 * @param passwordHash hash of the password that the owner of the mailbox has just entered
 * @throws InvalidInput for an invalid token
 */
export async function createAgent(
  tx: Transaction,
  token: string,
  { passwordHash, language, ...moment }: { passwordHash: string; language: Language } & Moment,
): Promise<string> {
  const { now } = moment;
  // A concurrent request waits here, and then finds the token consumed.
  const [signUp] = await signUpOf(tx, token, moment).for('update');
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
    .returning({ id: accounts.id });
  if (!account) throw new InvalidInput('error.deadToken');
  const windowEndsAt = daysFrom(now, limits.agencyWindowDays);
  const times = { windowEndsAt, createdAt: now, updatedAt: now };
  const agency = one(await tx.insert(agencies).values(times).returning({ id: agencies.id }));
  await tx.update(accounts).set({ agencyId: agency.id }).where(eq(accounts.id, account.id));
  await tx.delete(signUps).where(eq(signUps.email, email));
  const founder = { accountId: account.id, email, agencyId: agency.id, pointOfContact: true };
  await writePersonRow(tx, { ...founder, status: 'NOT_CREATED' }, { actorId: account.id, now });
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'createAgent',
    at: now,
  });
  return account.id;
}
