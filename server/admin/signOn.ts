import { and, eq, gt, inArray, not, or, sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/dates.ts';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Env } from '../core/config/env.ts';
import { readSignOn, settingsHash } from '../core/config/signOn.ts';
import type { Transaction } from '../core/db/connection.ts';
import {
  accounts,
  emergencyAccounts,
  identities,
  sessions,
  signOnProofs,
  staffRoles,
} from '../core/db/schema.ts';
import { factorsOf } from '../core/session/pendingSignIn.ts';
import { CommandFailed } from './commandFailed.ts';

/** A sign-in by the very settings of now shows for so long that they work. */
const PROOF_MS = 15 * MINUTE;
const EMERGENCY_ACCOUNTS = 2;

/**
 * Lets staff sign in by single sign-on only, but for two emergency accounts, and ends the sessions of all others that were
 * opened otherwise. Returns how many.
 * @throws CommandFailed if nobody has just signed in by these settings, or the accounts would not help in an emergency
 */
export async function requireSignOn(
  tx: Transaction,
  env: Pick<Env, 'production' | 'signOnFile' | 'publicUrl' | 'sessionSecret'>,
  { emails, now }: { emails: readonly string[]; now: Date },
): Promise<number> {
  const providers = readSignOn(env);
  const proofs = providers.map((settings) =>
    and(
      eq(signOnProofs.provider, settings.name),
      eq(signOnProofs.settings, settingsHash(env, settings)),
      gt(signOnProofs.provedAt, new Date(now.getTime() - PROOF_MS)),
    ),
  );
  if (proofs.length === 0 || (await tx.$count(signOnProofs, or(...proofs))) === 0) {
    throw new CommandFailed(
      'Nobody has logged in by single sign-on with these settings in the last 15 minutes. Do so first: it shows that they work.',
    );
  }
  const kept = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.email, [...emails]));
  if (kept.length !== EMERGENCY_ACCOUNTS) {
    throw new CommandFailed('Name two different accounts that are kept for emergencies.');
  }
  for (const { id, email, enabled, staff, passwordHash } of kept) {
    const factors = await factorsOf(tx, id);
    if (!enabled || !staff || !passwordHash || factors.length === 0) {
      throw new CommandFailed(
        `${email} can't be kept for emergencies: it has to be program staff, with a password and a second step when logging in.`,
      );
    }
  }
  const ids = kept.map(({ id }) => id);
  const administers = and(inArray(staffRoles.accountId, ids), eq(staffRoles.role, 'administrator'));
  if ((await tx.$count(staffRoles, administers)) === 0) {
    throw new CommandFailed('One of the two has to be an administrator.');
  }
  await tx.delete(emergencyAccounts);
  await tx.insert(emergencyAccounts).values(ids.map((accountId) => ({ accountId, since: now })));
  for (const id of ids) {
    const action = { id, actorId: null, now };
    await recordAudit(tx, entryOf('account', action, 'requireSignOn', undefined, undefined));
  }
  const others = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(accounts.staff, not(inArray(accounts.id, ids))));
  const { rowCount } = await tx
    .delete(sessions)
    .where(
      and(inArray(sessions.accountId, others), sql`not ('signOn' = any(${sessions.methods}))`),
    );
  return rowCount ?? 0;
}

/** Lets staff sign in without single sign-on again. Returns whether they could not. */
export async function releaseSignOn(tx: Transaction, now: Date): Promise<boolean> {
  const released = await tx.delete(emergencyAccounts).returning();
  for (const { accountId: id } of released) {
    const action = { id, actorId: null, now };
    await recordAudit(tx, entryOf('account', action, 'releaseSignOn', undefined, undefined));
  }
  return released.length > 0;
}

/** Links an account at a provider to a person. @throws CommandFailed if it is linked already */
export async function linkSignOn(
  tx: Transaction,
  action: AccountAction,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  const { id: accountId, now: linkedAt } = action;
  const { rowCount } = await tx
    .insert(identities)
    .values({ accountId, issuer, subject, linkedAt })
    .onConflictDoNothing();
  if (!rowCount) throw new CommandFailed('This account of the provider is linked already.');
  await recordAudit(tx, entryOf('account', action, 'linkSignOn', undefined, { issuer, subject }));
}
