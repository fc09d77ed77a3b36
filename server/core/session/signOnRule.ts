import { and, eq, exists, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Transaction } from '../db/connection.ts';
import { accounts, staffRoles } from '../db/schema.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { NewSession } from './sessions.ts';

/**
 * Returns whether a person may sign in as known: where single sign-on is required of staff, only by it, or with an emergency
 * account, whatever the providers' settings are. A refusal is recorded.
 */
export async function maySignIn(
  tx: Transaction,
  { accountId, methods = [] }: NewSession,
  now: Date,
): Promise<'yes' | 'inEmergency' | 'no'> {
  if (methods.includes('signOn')) return 'yes';
  const { rows } = await tx.execute<{ required: boolean; emergency: boolean }>(
    sql`select exists (select from emergency_accounts) and a.staff as required,
      exists (select from emergency_accounts e where e.account_id = a.id) as emergency
      from accounts a where a.id = ${accountId}`,
  );
  const [found] = rows;
  if (!found?.required) return 'yes';
  if (found.emergency) return 'inEmergency';
  await recordAudit(tx, {
    actorId: null,
    subject: { type: 'account', id: accountId },
    event: 'signOnRefused',
    after: { reason: 'withoutSignOn', methods },
    at: now,
  });
  return 'no';
}

/** Tells every administrator that an emergency account was used. */
export async function raiseAlarm(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const [used] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  const isAdministrator = exists(
    tx
      .select()
      .from(staffRoles)
      .where(and(eq(staffRoles.accountId, accounts.id), eq(staffRoles.role, 'administrator'))),
  );
  const administrators = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(accounts.enabled, isAdministrator));
  await recordAudit(tx, {
    actorId: accountId,
    subject: { type: 'account', id: accountId },
    event: 'emergencySignIn',
    at: now,
  });
  await enqueueMails(
    tx,
    administrators.map(({ email: to }) => ({
      to,
      template: 'emergencySignIn',
      params: { name: used?.email ?? '' },
      now,
    })),
  );
}
