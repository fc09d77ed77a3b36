import { type SQL, sql } from 'drizzle-orm';
import type { Programme } from '../../contract/staff/programme.ts';
import type { Database } from '../core/db/connection.ts';
import { one, queryRows, timestamptz } from '../core/db/rows.ts';

/** The people that are counted: of one agency, or all; since a time, until now. */
export interface Scope {
  since: Date;
  now: Date;
  agencyId?: string | undefined;
}

const ofAgency = (column: SQL, agencyId: string | undefined): SQL =>
  agencyId ? sql`and ${column} = ${agencyId}` : sql``;
const startOf = (unit: 'week' | 'month', time: SQL): SQL =>
  sql`date_trunc(${sql.raw(`'${unit}'`)}, ${time} at time zone 'UTC')`;
const days = (from: SQL, to: SQL): SQL =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 86400)
    filter (where ${to} >= ${from})`;

/**
 * Returns of those who were invited since then how many have an account, have registered and were accredited, and the
 * median days of each step. Steps are read from the audit, so that they count also for who has to renew by now.
 */
export async function countFunnel(
  db: Database,
  { since, agencyId }: Scope,
): Promise<Programme['funnel']> {
  const { daysAccount, daysRegistered, daysAccredited, ...steps } = one(
    await queryRows<
      Omit<Programme['funnel'], 'days'> &
        Record<`days${'Account' | 'Registered' | 'Accredited'}`, number>
    >(
      db,
      sql`
    with invited as (
      select i.account_id, i.created_at as invited_at, a.created_at as account_at
      from invitations i left join accounts a on a.id = i.account_id
      where i.sent_at is not null and i.created_at >= ${timestamptz(since)} ${ofAgency(sql`i.agency_id`, agencyId)}
    ), step as (
      select subject_id, min(at) filter (where event <> 'acknowledge') as registered_at,
        min(at) filter (where event = 'acknowledge') as accredited_at
      from audit
      where event in ('register', 'registerForReview', 'acknowledge') and subject_type = 'account'
        and at >= ${timestamptz(since)} ${ofAgency(sql`agency_id`, agencyId)}
      group by subject_id
    )
    select count(*)::int as invited, count(account_id)::int as account, count(registered_at)::int as registered,
      count(accredited_at)::int as accredited,
      ${days(sql`invited_at`, sql`account_at`)} as "daysAccount",
      ${days(sql`account_at`, sql`registered_at`)} as "daysRegistered",
      ${days(sql`registered_at`, sql`accredited_at`)} as "daysAccredited"
    from invited left join step on subject_id = account_id`,
    ),
  );
  return {
    ...steps,
    days: { account: daysAccount, registered: daysRegistered, accredited: daysAccredited },
  };
}

/** Returns invitations by week. One is accepted in the week in which its account was created or joined the agency. */
export const countWeeks = (db: Database, { since, now, agencyId }: Scope) =>
  queryRows<Programme['weeks'][number]>(
    db,
    sql`
    with sent as (
      select ${startOf('week', sql`sent_at`)} as monday, count(*)::int as total from invitations
      where sent_at >= ${timestamptz(since)} - interval '7 days' ${ofAgency(sql`agency_id`, agencyId)} group by 1
    ), accepted as (
      select ${startOf('week', sql`at`)} as monday, count(*)::int as total from audit
      where event in ('createAccount', 'join') and at >= ${timestamptz(since)} - interval '7 days'
        ${ofAgency(sql`agency_id`, agencyId)} group by 1
    )
    select to_char(monday, 'YYYY-MM-DD') as week, coalesce(sent.total, 0) as sent, coalesce(accepted.total, 0) as accepted
    from generate_series(${startOf('week', timestamptz(since))}, ${startOf('week', timestamptz(now))}, interval '1 week') monday
    left join sent using (monday) left join accepted using (monday)
    order by monday`,
  );

/**
 * Returns how many associates were accredited at the end of each month: today's number, without those who have come
 * since and with those who have left. Who was removed from an agency is no associate any more.
 */
export const countAccredited = (db: Database, { since, now, agencyId }: Scope) =>
  queryRows<Programme['accredited'][number]>(
    db,
    sql`
    with change as (
      select ${startOf('month', sql`at`)} as month,
        count(*) filter (where became = 'ACCREDITED' and was is distinct from 'ACCREDITED')
          - count(*) filter (where was = 'ACCREDITED' and (became <> 'ACCREDITED' or event = 'detach')) as net
      from (
        select at, event, before ->> 'associateStatus' as was, after ->> 'associateStatus' as became
        from audit
        where subject_type = 'account' and event in ('acknowledge', 'expire', 'detach') and at >= ${timestamptz(since)}
          ${ofAgency(sql`agency_id`, agencyId)}
      ) step group by 1
    ), today as (
      select count(*) as total from accounts
      where associate and associate_status = 'ACCREDITED' ${ofAgency(sql`agency_id`, agencyId)}
    )
    select to_char(month, 'YYYY-MM-DD') as month,
      greatest(0, (select total from today)
        - coalesce(sum(net) over (order by month desc rows between unbounded preceding and 1 preceding), 0))::int as total
    from generate_series(${startOf('month', timestamptz(since))}, ${startOf('month', timestamptz(now))}, interval '1 month') month
    left join change using (month)
    order by month`,
  );
