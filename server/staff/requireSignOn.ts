import { and, asc, desc, eq, exists, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/dates.ts';
import type { SignOnState } from '../../contract/staff/signOn.ts';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Env } from '../core/config/env.ts';
import type { Secrets } from '../core/config/secrets.ts';
import { type SignOnSettings, settingsHash } from '../core/config/signOn.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import {
  accounts,
  emergencyAccounts,
  factors,
  sessions,
  signOnProofs,
  staffRoles,
} from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { lockStaff } from './lock.ts';

/** A sign-in by the very settings of now shows for so long that they work. */
const PROOF_MS = 15 * MINUTE;
const EMERGENCY_ACCOUNTS = 2;

/** The providers, and what their settings are hashed with. */
interface Providers {
  env: Secrets & Pick<Env, 'publicUrl'>;
  settings: readonly SignOnSettings[];
}
type Action = Omit<AccountAction, 'id'>;

/** Until when the last sign-in by these settings shows that they work. */
async function provedUntil(db: Queryable, { env, settings }: Providers, now: Date) {
  const proofs = settings.map((one) =>
    and(eq(signOnProofs.provider, one.name), eq(signOnProofs.settings, settingsHash(env, one))),
  );
  if (proofs.length === 0) return null;
  const [proof] = await db
    .select()
    .from(signOnProofs)
    .where(and(or(...proofs), gt(signOnProofs.provedAt, new Date(now.getTime() - PROOF_MS))))
    .orderBy(desc(signOnProofs.provedAt))
    .limit(1);
  return proof ? new Date(proof.provedAt.getTime() + PROOF_MS) : null;
}

/** Who can be kept for emergencies: staff with a password and a second step. */
const candidates = (db: Queryable) =>
  db
    .select({ id: accounts.id, email: accounts.email, name: accounts.name })
    .from(accounts)
    .where(
      and(
        accounts.staff,
        accounts.enabled,
        isNotNull(accounts.passwordHash),
        exists(
          db
            .select()
            .from(factors)
            .where(and(eq(factors.accountId, accounts.id), isNotNull(factors.confirmedAt))),
        ),
      ),
    )
    .orderBy(asc(accounts.email));

/** Returns whether single sign-on is required, and what that takes. */
export async function readSignOnState(
  db: Queryable,
  providers: Providers,
  now: Date,
): Promise<Omit<SignOnState, 'places'>> {
  const kept = await db
    .select({ email: accounts.email, since: emergencyAccounts.since })
    .from(emergencyAccounts)
    .innerJoin(accounts, eq(accounts.id, emergencyAccounts.accountId))
    .orderBy(asc(accounts.email));
  const [first] = kept;
  return {
    provedUntil: (await provedUntil(db, providers, now))?.toISOString() ?? null,
    required: first
      ? { since: first.since.toISOString(), accounts: kept.map(({ email }) => email) }
      : null,
    candidates: (await candidates(db)).map(({ email, name }) => ({ email, name })),
  };
}

/**
 * Lets staff sign in by single sign-on only, but for two emergency accounts, and ends the sessions of all others that were
 * opened otherwise. Returns how many.
 * @throws Conflict if nobody has just signed in by these settings, or the accounts would not help in an emergency; as
 * {@link lockStaff}
 */
export async function requireSignOn(
  tx: Transaction,
  action: Action,
  { emails, ...providers }: Providers & { emails: readonly string[] },
): Promise<number> {
  const { now } = action;
  await lockStaff(tx, { actorId: action.actorId }, 'manageSignOn');
  if (!(await provedUntil(tx, providers, now))) throw new Conflict('staff.signOnUnproved');
  if (new Set(emails).size !== EMERGENCY_ACCOUNTS) throw new Conflict('staff.signOnTwoAccounts');
  // Nobody loses a second step meanwhile.
  await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.email, [...emails]))
    .for('update');
  const able = await candidates(tx);
  const unfit = emails.find((email) => !able.some((one) => one.email === email));
  if (unfit !== undefined) throw new Conflict('staff.signOnUnfit', { email: unfit });
  const ids = able.filter(({ email }) => emails.includes(email)).map(({ id }) => id);
  const administers = and(inArray(staffRoles.accountId, ids), eq(staffRoles.role, 'administrator'));
  if ((await tx.$count(staffRoles, administers)) === 0)
    throw new Conflict('staff.signOnNoAdministrator');
  await tx.delete(emergencyAccounts);
  await tx.insert(emergencyAccounts).values(ids.map((accountId) => ({ accountId, since: now })));
  for (const id of ids) {
    await recordAudit(
      tx,
      entryOf('account', { ...action, id }, 'requireSignOn', undefined, undefined),
    );
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

/** Lets staff sign in without single sign-on again. Returns whether they could not. @throws as {@link lockStaff} */
export async function releaseSignOn(tx: Transaction, action: Action): Promise<boolean> {
  await lockStaff(tx, { actorId: action.actorId }, 'manageSignOn');
  const released = await tx.delete(emergencyAccounts).returning();
  for (const { accountId: id } of released) {
    await recordAudit(
      tx,
      entryOf('account', { ...action, id }, 'releaseSignOn', undefined, undefined),
    );
  }
  return released.length > 0;
}
