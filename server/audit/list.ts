import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AuditRow, auditListQuery } from '../../contract/staff/audit.ts';
import { LIST_REACH } from '../../contract/staff/reach.ts';
import { staff } from '../../words/en/staff.ts';
import { staffAudit } from '../../words/en/staffAudit.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import { personMatches } from '../associates/people.ts';
import type { Database } from '../core/db/connection.ts';
import { agenciesWith, readAll, readList } from '../core/db/list.ts';
import type { Read } from '../core/db/reader.ts';

type Query = z.output<typeof auditListQuery>;
type Filter = Query['filter'];

/** The most agencies or people that a search text is resolved to. */
const MAX_MATCHES = 50;

/** By what a person is known: of a former member no address is left. */
const known = sql`case when a.ended_at is null then a.email else a.name end`;

const columns = sql`e.id::text as id, e.at, e.subject_type as "subjectType", e.subject_id as "subjectId",
  e.agency_id as "agencyId", e.event, e.before, e.after, e.note,
  e.forgotten_by is not null as forgotten,
  (select ${known} from accounts a where a.id = e.actor_id) as actor,
  (select coalesce(name, domain) from agencies g where g.id = e.agency_id) as agency,
  case e.subject_type
    when 'agency' then (select name from agencies g where g.id = e.subject_id)
    when 'account' then (select ${known} from accounts a where a.id = e.subject_id)
    when 'invitation' then (select email from invitations i where i.id = e.subject_id)
    when 'report' then (select filename from reports r where r.id = e.subject_id)
    when 'mail' then (select "to" from mails m where m.id = e.subject_id)
    when 'image' then (select filename from content_images i where i.id = e.subject_id)
    when 'content' then (select name from content_versions v where v.page_id = e.subject_id
                         order by number desc limit 1)
    when 'quiz' then (select v.question -> 'text' ->> 'en' from quiz_question_versions v
                      where v.question_id = e.subject_id order by number desc limit 1)
    when 'frontDesk' then (select hotel from front_desks d where d.id = e.subject_id)
    when 'text' then e.after ->> 'key' end as subject`;

/**
 * Lists audit entries, latest first. Each filter has an index in the order of the list, and search texts are resolved
 * to ids first, so that the list stays fast at any size.
 */
export async function listAudit(
  db: Database,
  { filter, ...order }: Query,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = await conditionsOf(db, filter);
  return readList<AuditRow, 'at'>(
    db,
    {
      columns,
      from: sql`audit e`,
      where,
      orderBy: { at: sql`e.at` },
      key: sql`e.id`,
    },
    order,
  );
}

/** The entries that the filter asks for as a file, the earliest first. Values before and after are in JSON. */
export async function auditTable(
  db: Database,
  read: Read,
  filter: Filter,
): Promise<Table<AuditRow>> {
  const where = await conditionsOf(db, filter);
  const { column: words } = staffAudit;
  const inJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return {
    name: staff.parts.audit,
    columns: [
      { heading: words.at, kind: 'time', valueIn: ({ at }) => at },
      { heading: words.actor, kind: 'text', valueIn: ({ actor }) => actor ?? staffAudit.system },
      {
        heading: words.event,
        kind: 'text',
        valueIn: ({ event }) => (staff.event as Record<string, string>)[event] ?? event,
      },
      {
        heading: words.subject,
        kind: 'text',
        valueIn: ({ subject, subjectId }) => subject ?? subjectId,
      },
      { heading: words.agency, kind: 'text', valueIn: ({ agency }) => agency },
      { heading: staffAudit.before, kind: 'text', valueIn: ({ before }) => inJson(before) },
      { heading: staffAudit.after, kind: 'text', valueIn: ({ after }) => inJson(after) },
      {
        heading: staffAudit.noted,
        kind: 'text',
        valueIn: ({ note, forgotten }) => (forgotten ? staffAudit.forgotten : note),
      },
    ],
    rows: readAll<AuditRow>(read, {
      columns,
      from: sql`audit e`,
      where,
      order: [sql`e.id`],
      placeOf: ({ id }) => [id],
    }),
  };
}

async function conditionsOf(db: Database, filter: Filter): Promise<SQL[]> {
  const { id, agency, agencyId, person, personId, event, from, until } = filter;
  const where: SQL[] = [];
  if (id) where.push(sql`false`);
  if (agencyId) where.push(sql`e.agency_id = ${agencyId}`);
  if (agency) {
    const ids = await idsOf(db, sql`${agenciesWith(agency)} limit ${MAX_MATCHES}`);
    where.push(sql`e.agency_id ${oneOf(ids)}`);
  }
  if (personId) where.push(concerns([personId]));
  if (person) {
    const found = sql`select a.id from accounts a where ${personMatches(person)} limit ${MAX_MATCHES}`;
    where.push(concerns(await idsOf(db, found)));
  }
  if (event) where.push(sql`e.event = ${event}`);
  if (from) where.push(sql`e.at >= ${from}::timestamptz`);
  if (until) where.push(sql`e.at <= ${until}::timestamptz`);
  return where;
}

/** The latest entries that the accounts caused or that concern them, at most {@link LIST_REACH} each. */
const concerns = (ids: string[]): SQL => sql`e.id in (
  (select id from audit where actor_id ${oneOf(ids)} order by at desc, id desc
   limit ${LIST_REACH})
  union
  (select id from audit where subject_type = 'account' and subject_id ${oneOf(ids)}
   order by at desc limit ${LIST_REACH}))`;

/** A comparison with one id lets PostgreSQL read an index in order; `any` would need sorting. */
const oneOf = (ids: string[]): SQL =>
  ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(${sql.param(ids)}::uuid[])`;

async function idsOf(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute(query);
  return (rows as { id: string }[]).map(({ id }) => id);
}
