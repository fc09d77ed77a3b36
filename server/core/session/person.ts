import type { Viewer } from '../../../contract/gates.ts';
import { limits } from '../../../contract/limits.ts';
import { idleMs } from '../../../contract/policies.ts';
import { type ProfileAgency, type ProfileOwner, viewerOf } from '../../../contract/profile.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/connection.ts';

/** The signed-in account, as gates and the profile need it; read from the database at each call. */
export interface Person extends ProfileOwner {
  accreditedAt: Date | null;
  surpriseRegisteredAt: Date | null;
  agency: PersonAgency | null;
  sessionStartedAt: Date;
  /** The properties that the gate table checks. */
  viewer: Viewer;
}

export interface PersonAgency extends ProfileAgency {
  id: string;
  /** Domain of company addresses, without the @. */
  domain: string | null;
  approvedAt: Date | null;
  renewalDate: Date | null;
  windowEndsAt: Date;
}

/** Activity is written at most once in this time, so that ten concurrent calls of a page cause one write. */
const ACTIVITY_INTERVAL_MS = 1_000;

const COLUMNS = `a.id, a.email, a.first_name, a.last_name, a.language, a.point_of_contact, a.associate, a.associate_status,
         a.accredited_at, a.renews_with_agency, a.staff, a.lead_id, a.surprise_registered_at,
         g.id as agency_id, g.name, g.domain, g.status, g.approved_at, g.renewal_date,
         g.quarterly_report_required, g.reported_quarter, g.window_ends_at`;

/** For this time after a renewal the old token may still read, for requests that were in flight. */
const OLD_TOKEN_MS = 60_000;

const FIND = `
select ${COLUMNS}, s.created_at as session_started_at, s.id as session_id, s.token_hash, s.renew
from sessions s
join accounts a on a.id = s.account_id and a.credential_epoch = s.credential_epoch
left join agencies g on g.id = a.agency_id
where (s.token_hash = $1 or (s.previous_hash = $1 and s.renewed_at > $4))
  and s.last_activity_at > $2 and s.created_at > $3 and a.enabled`;

// Of concurrent calls one writes. A later time than now is from a clock that was ahead.
const TOUCH = `
touched as (
  update sessions set last_activity_at = $5
  where token_hash = (select token_hash from found) and last_activity_at not between $6 and $5
)`;

/** Rows of the person's agency that a call needs, read in one statement with the session. */
export interface AgencyQuery {
  /** Tells the texts apart: PostgreSQL prepares each under this name. */
  name: string;
  /** Returns the query. `put` takes a value and returns its placeholder; `agencyId` is an expression. */
  text(agencyId: string, put: (value: unknown) => string): string;
}

/** The session of a token. */
export interface CurrentSession {
  /** The id by which its person lists and ends it. */
  id: string;
  /** The hash of its current token, which after a renewal differs from the one in the request. */
  tokenHash: string;
  /** Whether it must get a new token, because the person's rights have changed. */
  renew: boolean;
}

/**
 * Returns the session with a token hash and its person, or null if there is none, it has expired, the account is
 * disabled, or the password was changed.
 * @param active whether a person caused the request, which prolongs the session
 * @param query is read in the same statement: a second one would cost a list call a third of its rate. Its rows come as
 * JSON, so dates as text. Whoever asks for it checks the gate before the rows are used.
 */
export async function findPerson(
  { db, clock, env }: { db: Database; clock: Clock; env: Pick<Env, 'policies'> },
  tokenHash: string,
  active: boolean,
  query?: AgencyQuery,
): Promise<{ person: Person; session: CurrentSession; agencyRows?: unknown[] } | null> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const values: unknown[] = [
    tokenHash,
    ago(idleMs(env.policies)),
    ago(limits.sessionMaxMs),
    ago(OLD_TOKEN_MS),
  ];
  if (active) values.push(now, ago(ACTIVITY_INTERVAL_MS));
  const rowsOf = (text: string) =>
    `(select coalesce(json_agg(r), '[]') from (${text}) r) as "agencyRows"`;
  const put = (value: unknown) => `$${values.push(value)}`;
  // As JSON, which the driver reads in half the time that so many columns take.
  const columns = [
    'to_json(found) as person',
    ...(query ? [rowsOf(query.text('found.agency_id', put))] : []),
  ];
  const { rows } = await db.$client.query({
    name: `${active ? 'find' : 'look-for'}-person${query ? ` ${query.name}` : ''}`,
    text: `with found as (${FIND})${active ? `,${TOUCH}` : ''} select ${columns} from found`,
    values,
  });
  const [row] = rows;
  if (!row) return null;
  const { person, agencyRows } = row;
  const session = { id: person.session_id, tokenHash: person.token_hash, renew: person.renew };
  return { person: toPerson(person), session, agencyRows };
}

/**
 * Returns the person of an account as if signed in at `now`, for staff who view their dashboard; null if there is none.
 */
export async function personById(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Person | null> {
  const { rows } = await db.$client.query(
    `select ${COLUMNS}, $2::timestamptz as session_started_at
     from accounts a left join agencies g on g.id = a.agency_id where a.id = $1`,
    [accountId, now],
  );
  return rows[0] ? toPerson(rows[0]) : null;
}

/** Returns a time of the driver, or of JSON. */
const timeOf = (value: Date | string | null) => (value ? new Date(value) : null);

// biome-ignore lint/suspicious/noExplicitAny: a row of the driver, or the same as JSON
function toPerson(row: any): Person {
  const agency: PersonAgency | null = row.agency_id && {
    id: row.agency_id,
    name: row.name,
    domain: row.domain,
    status: row.status,
    approvedAt: timeOf(row.approved_at),
    renewalDate: timeOf(row.renewal_date),
    quarterlyReportRequired: row.quarterly_report_required,
    reportedQuarter: row.reported_quarter,
    windowEndsAt: new Date(row.window_ends_at),
  };
  const person = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    pointOfContact: row.point_of_contact,
    associate: row.associate,
    associateStatus: row.associate_status,
    accreditedAt: timeOf(row.accredited_at),
    renewsWithAgency: row.renews_with_agency,
    staff: row.staff,
    leadId: row.lead_id,
    surpriseRegisteredAt: timeOf(row.surprise_registered_at),
    agency,
    sessionStartedAt: new Date(row.session_started_at),
  };
  return { ...person, viewer: viewerOf(person) };
}
