import { eq } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, identities } from '../core/db/schema.ts';
import { Conflict, NotAllowed, NotFound } from '../core/errors.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { lockStaff, rolesOf } from './lock.ts';

/** As whom a provider of single sign-on knows a person. */
interface Identity {
  issuer: string;
  subject: string;
  /** What people read of the provider. */
  provider: string;
  /** Why somebody else links it. */
  note?: string;
}

/** Lets an account at a provider open a person's, who gets an email. Returns false if it is linked already. */
export async function linkIdentity(
  tx: Transaction,
  action: AccountAction,
  { issuer, subject, provider, note }: Identity,
): Promise<boolean> {
  const { id: accountId, now } = action;
  const [linked] = await tx
    .insert(identities)
    .values({ accountId, issuer, subject, linkedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!linked) return false;
  const entry = entryOf('account', action, 'linkSignOn', undefined, { issuer, subject });
  await recordAudit(tx, { ...entry, ...(note && { note }) });
  const owner = await tx.query.accounts.findFirst({ where: eq(accounts.id, accountId) });
  const mail = { to: owner?.email ?? '', params: { provider }, now };
  await enqueueMail(tx, { ...mail, template: 'signOnLinked' });
  return true;
}

/**
 * Links an account at a provider to a member of staff on behalf of somebody else, and ends the person's sessions.
 * @throws NotAllowed for a person with a role that the actor lacks, as it gives whoever has the linked account these roles;
 * Conflict if the person is not staff or the account is linked already, and as {@link lockStaff}; NotFound
 */
export async function linkSignOn(
  tx: Transaction,
  action: AccountAction,
  identity: Identity,
): Promise<void> {
  const ofActor = await lockStaff(tx, action, 'manageSignOn');
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, action.id))
    .for('update');
  if (!account) throw new NotFound();
  if (!account.staff || !account.enabled) throw new Conflict('staff.notStaff');
  const held = await rolesOf(tx, action.id);
  if (!held.every((role) => ofActor.includes(role))) throw new NotAllowed('staff.roleNotYours');
  if (!(await linkIdentity(tx, action, identity))) throw new Conflict('staff.signOnLinked');
  await endSessionsOf(tx, action.id);
}
