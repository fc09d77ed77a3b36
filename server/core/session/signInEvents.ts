import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HOUR } from '../../../contract/dates.ts';
import { normalizeEmail } from '../../../contract/email.ts';
import { type AuditEntry, recordAudit } from '../audit/record.ts';
import { keysFor, type Secrets } from '../config/secrets.ts';
import type { Database, Queryable } from '../db/connection.ts';
import { timestamptz, utc } from '../db/rows.ts';
import { failedSignIns } from '../db/schema.ts';
import { networkOf } from '../http/network.ts';

/** The number of unknown addresses in an entry, by their hashes: those with the most attempts. */
const NAMED = 20;

type SignInEvent = 'signIn' | 'signOut' | 'resetAsked' | 'resetUsed';

/** The origin and time of an event. */
interface RequestOrigin {
  ip: string;
  env: Secrets;
  now: Date;
}

/** Records a sign-in event of an account in the audit, with a keyed hash of its network. */
export async function recordSignInEvent(
  tx: Queryable,
  { ip, env, now }: RequestOrigin,
  event: SignInEvent,
  accountId: string,
): Promise<void> {
  // A person who requests a reset is not authenticated.
  const actorId = event === 'resetAsked' ? null : accountId;
  const after = { network: keyedHash(env, 'network', networkOf(ip)) };
  const subject: AuditEntry['subject'] = { type: 'account', id: accountId };
  await recordAudit(tx, { actorId, subject, event, after, at: now });
}

/**
 * Counts a failed sign-in for the audit: by address and hour, so that nobody can flood the audit. The statement is the
 * same for known and unknown addresses.
 */
export async function countFailedSignIn(
  db: Queryable,
  { ip, env, now }: RequestOrigin,
  identity: string,
): Promise<void> {
  const email = normalizeEmail(identity);
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
  await db.execute(sql`
    insert into failed_sign_ins (hour, identity, account_id, network, failures)
    values (${hour.toISOString()}, ${keyedHash(env, 'address', email)},
      (select id from accounts where email = ${email}), ${keyedHash(env, 'network', networkOf(ip))}, 1)
    on conflict (hour, identity) do update
    set failures = failed_sign_ins.failures + 1, network = excluded.network`);
}

/**
 * Records failed sign-ins in the audit. Those of an account: within a minute of the first one in an hour, and again
 * when the hour is over if there were more. Those with unknown addresses: one entry per hour, when it is over.
 */
export async function recordFailedSignIns(db: Database, now: Date): Promise<void> {
  const at = timestamptz(now);
  const isOver = sql`hour <= ${timestamptz(new Date(now.getTime() - HOUR))}`;
  const recorded = sql.identifier(failedSignIns.recorded.name);
  await db.execute(sql`
    with due as (
      update failed_sign_ins set ${recorded} = failures
      where account_id is not null and failures > ${recorded} and (${recorded} = 0 or ${isOver})
      returning account_id, hour, network, failures
    )
    insert into audit (at, subject_type, subject_id, event, after)
    select ${at}, 'account', account_id, 'signInFailed',
      jsonb_build_object('since', ${utc(sql`hour`)}, 'failures', failures, 'network', network)
    from due`);
  await db.execute(sql`
    with ended as (
      delete from failed_sign_ins where account_id is null and ${isOver} returning hour, identity, failures
    ), ranked as (
      select *, row_number() over (partition by hour order by failures desc, identity) as rank from ended
    )
    insert into audit (at, subject_type, subject_id, event, after)
    select ${at}, 'signIn', gen_random_uuid(), 'signInFailed',
      jsonb_build_object('since', ${utc(sql`hour`)}, 'failures', sum(failures), 'addresses', count(*),
        'most', jsonb_agg(identity || ': ' || failures order by rank) filter (where rank <= ${NAMED}))
    from ranked group by hour`);
  await db.execute(sql`delete from failed_sign_ins where ${isOver} and ${recorded} = failures`);
}

/**
 * Returns a keyed hash for values that the audit must not contain in plain text: unknown addresses and networks. A
 * value has the same hash as long as SESSION_SECRET is the same; without the secret, values can't be guessed and
 * compared.
 */
function keyedHash(secrets: Secrets, kind: 'address' | 'network', value: string): string {
  const [key] = keysFor(secrets, `audit ${kind}`);
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}
