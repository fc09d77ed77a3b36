import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { email as emailRule } from '../../contract/rules.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordAudit } from '../audit.ts';
import { type Database, inTransaction } from '../db/connection.ts';
import { accounts, resetTokens } from '../db/schema.ts';
import { enqueueMail, mailDate } from '../mail/outbox.ts';
import type { Tokens } from '../mail/tokens.ts';
import { Impossible } from './impossible.ts';

const LINK_DAYS = 7;
const DAY = 86_400_000;

/**
 * Makes an account of the programme's staff, and mails a link to set its password. Answers the link's token, or
 * undefined where there was an account already: that is now staff's, with the password it has.
 * @throws Impossible for an address that is none.
 */
export async function addStaff(
  db: Database,
  address: string,
  { tokens, now }: { tokens: Tokens; now: Date },
): Promise<string | undefined> {
  const result = emailRule().safeParse(address);
  if (!result.success) throw new Impossible(`${address} is no email address.`);
  const email = result.data;
  // Nobody knows it: the link sets the first one.
  const passwordHash = await hashPassword(randomUUID());
  return inTransaction(db, async (tx) => {
    const [made] = await tx
      .insert(accounts)
      .values({
        email,
        passwordHash,
        firstName: 'Programme',
        lastName: 'Staff',
        staff: true,
        emailConfirmedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    const [account] = made
      ? [made]
      : await tx
          .update(accounts)
          .set({ staff: true, enabled: true })
          .where(eq(accounts.email, email))
          .returning({ id: accounts.id });
    const id = account?.id ?? '';
    const subject = { type: 'account', id } as const;
    await recordAudit(tx, { actorId: null, subject, event: 'addStaff', at: now });
    if (!made) return undefined;

    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY);
    const { id: tokenId, hash: tokenHash, token } = tokens.issue('reset');
    await tx
      .insert(resetTokens)
      .values({ id: tokenId, tokenHash, accountId: id, createdAt: now, expiresAt });
    await enqueueMail(tx, {
      to: email,
      template: 'staffPassword',
      params: { until: mailDate(expiresAt) },
      link: { purpose: 'reset', id: tokenId },
      now,
    });
    return token;
  });
}
