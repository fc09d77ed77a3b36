import { sql } from 'drizzle-orm';
import type { Viewer } from '../../../contract/gates.ts';
import { limits } from '../../../contract/limits.ts';
import { idleMs } from '../../../contract/policies.ts';
import { AGREED_CODE } from '../../../contract/staff/words.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/connection.ts';
import { prepare, queryRows, timestamptz } from '../db/rows.ts';
import type { SignInMethod } from '../db/tables/signIn.ts';
import { type ProfileAgency, type ProfileOwner, viewerOf } from '../rules/profile.ts';

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

/** A row of the database, with times as text. */
type AsText<T> = {
  [Key in keyof T]: T[Key] extends Date
    ? string
    : T[Key] extends Date | null
      ? string | null
      : T[Key];
};
type PersonRow = AsText<Omit<Person, 'agency' | 'viewer' | 'secondStepDueAt' | 'mustAgree'>> & {
  agency: AsText<PersonAgency> | null;
};
type SessionRow = {
  sessionId: string;
  tokenHash: string;
  renew: boolean;
  provedAt: string;
  secondStepDueAt: string | null;
  mustAgree: boolean;
  methods: SignInMethod[];
};

const columns = sql`a.id, a.email, a.first_name as "firstName", a.last_name as "lastName", a.language,
  a.point_of_contact as "pointOfContact", a.associate, a.associate_status as "associateStatus",
  a.accredited_at as "accreditedAt", a.renews_with_agency as "renewsWithAgency", a.lead_id as "leadId",
  case when a.staff then array(select role from staff_roles where account_id = a.id) else '{}' end as "staffRoles",
  a.surprise_registered_at as "surpriseRegisteredAt",
  case when g.id is not null then json_build_object(
    'id', g.id, 'name', g.name, 'domain', g.domain, 'status', g.status, 'approvedAt', g.approved_at,
    'renewalDate', g.renewal_date, 'quarterlyReportRequired', g.quarterly_report_required,
    'reportedQuarter', g.reported_quarter, 'windowEndsAt', g.window_ends_at
  ) end as agency`;

/** For this time after a renewal the old token may still read, for requests that were in flight. */
const OLD_TOKEN_MS = 60_000;

const value = sql.placeholder;
const found = sql`
  select ${columns}, s.created_at as "sessionStartedAt", s.id as "sessionId", s.token_hash as "tokenHash", s.renew,
    s.proved_at as "provedAt", s.methods,
    -- Single sign-on has the second step at its provider.
    case when a.staff and not 'signOn' = any (s.methods)
      and not exists (select from factors f where f.account_id = a.id and f.confirmed_at is not null)
      then a.second_step_due_at end as "secondStepDueAt",
    -- Whoever never agreed is not asked, nor is a session that was open before.
    exists (select from content_versions v join content_pages p on p.id = v.page_id
      where v.major and v.enforced_at is null and p.code = ${AGREED_CODE}
        and v.publish_from <= s.created_at and (v.publish_until is null or v.publish_until > s.created_at)
        and v.publish_from > (select max(agreed_at) from agreements
          where account_id = a.id and kind = 'termsAndConditions')) as "mustAgree"
  from sessions s
  join accounts a on a.id = s.account_id and a.credential_epoch = s.credential_epoch
  left join agencies g on g.id = a.agency_id
  where (s.token_hash = ${value('tokenHash')} or (s.previous_hash = ${value('tokenHash')} and s.renewed_at > ${value('renewedAfter')}))
    and s.last_activity_at > ${value('activeAfter')} and s.created_at > ${value('createdAfter')} and a.enabled`;
// Of concurrent calls one writes.
const touched = sql`
  update sessions set last_activity_at = ${value('now')}
  where token_hash = (select "tokenHash" from found)
    and last_activity_at < ${value('touchedBefore')}`;
// Every call asks for its person: as JSON, which the driver reads in half the time that so many columns take.
const person = sql`select to_json(found) as person from found`;
type Found = { person: PersonRow & SessionRow };
const find = prepare<Found>(sql`with found as (${found}) ${person}`);
const findAndTouch = prepare<Found>(
  sql`with found as (${found}), touched as (${touched}) ${person}`,
);

export interface CurrentSession {
  /** The id by which its person lists and ends it. */
  id: string;
  /** The hash of its current token, which after a renewal differs from the one in the request. */
  tokenHash: string;
  /** Whether it must get a new token, because the person's rights have changed. */
  renew: boolean;
  /** When and how its person has proved who it is. */
  provedAt: Date;
  methods: readonly SignInMethod[];
}

/**
 * Returns the session with a token hash and its person, or null if there is none, it has expired, the account is
 * disabled, or the password was changed.
 * @param active whether a person caused the request, which prolongs the session
 */
export async function findPerson(
  {
    db,
    clock,
    env,
  }: { db: Database; clock: Clock; env: Pick<Env, 'policies' | 'staffSecondStep'> },
  tokenHash: string,
  active: boolean,
): Promise<{ person: Person; session: CurrentSession } | null> {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [row] = await (active ? findAndTouch : find)(db, {
    tokenHash,
    renewedAfter: ago(OLD_TOKEN_MS),
    activeAfter: ago(idleMs(env.policies)),
    createdAfter: ago(limits.sessionMaxMs),
    ...(active && { now, touchedBefore: ago(ACTIVITY_INTERVAL_MS) }),
  });
  if (!row) return null;
  const { sessionId: id, tokenHash: currentHash, renew, ...rest } = row.person;
  const { provedAt, methods, secondStepDueAt, mustAgree, ...person } = rest;
  const proved = { provedAt: new Date(provedAt), methods };
  const dueAt = env.staffSecondStep ? dateOf(secondStepDueAt) : null;
  const asked = { secondStepDueAt: dueAt, mustEnrol: dueAt !== null && dueAt <= now, mustAgree };
  return {
    person: toPerson(person, asked),
    session: { id, tokenHash: currentHash, renew, ...proved },
  };
}

/**
 * Returns the person of an account as if signed in at `now`, for staff who view their dashboard; null if there is none.
 */
export async function personById(
  db: Database,
  accountId: string,
  now: Date,
): Promise<Person | null> {
  const [row] = await queryRows<PersonRow>(
    db,
    sql`select ${columns}, ${timestamptz(now)} as "sessionStartedAt"
      from accounts a left join agencies g on g.id = a.agency_id where a.id = ${accountId}`,
  );
  return row ? toPerson(row) : null;
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

function toPerson(
  { agency, ...row }: PersonRow,
  asked: Pick<Person, 'secondStepDueAt' | 'mustEnrol' | 'mustAgree'> = {},
): Person {
  const person = {
    ...row,
    secondStepDueAt: null,
    ...asked,
    accreditedAt: dateOf(row.accreditedAt),
    surpriseRegisteredAt: dateOf(row.surpriseRegisteredAt),
    sessionStartedAt: new Date(row.sessionStartedAt),
    agency: agency && {
      ...agency,
      approvedAt: dateOf(agency.approvedAt),
      renewalDate: dateOf(agency.renewalDate),
      windowEndsAt: new Date(agency.windowEndsAt),
    },
  };
  return { ...person, viewer: viewerOf(person) };
}
