import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { forgetFailures } from './failures.ts';

export interface PasswordChange {
  passwordHash: string;
  /** The account's epoch when the password was checked; absent if an emailed link identifies the person. */
  expected?: number;
  now: Date;
}

/**
 * Sets a new password and returns the account's new epoch, or undefined if the account is disabled or no longer of the
 * expected epoch, so that only one of two concurrent changes succeeds. The new epoch ends all sessions; the sign-in is
 * unlocked and the owner gets an email.
 */
export async function changePassword(
  tx: Transaction,
  account: { id: string; email: string },
  { passwordHash, expected, now }: PasswordChange,
): Promise<number | undefined> {
  const [changed] = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(
      and(
        eq(accounts.id, account.id),
        accounts.enabled,
        expected === undefined ? undefined : eq(accounts.credentialEpoch, expected),
      ),
    )
    .returning({ epoch: accounts.credentialEpoch });
  if (!changed) return undefined;
  await forgetFailures(tx, account.email);
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'changePassword',
    at: now,
  });
  await enqueueMail(tx, { to: account.email, template: 'passwordChanged', params: {}, now });
  return changed.epoch;
}
