import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { searchWords } from '../../contract/folded.ts';
import type { AccessRow, accessListQuery } from '../../contract/staff/access.ts';
import { staff } from '../../words/en/staff.ts';
import { staffAccess } from '../../words/en/staffAccess.ts';
import { staffPeople } from '../../words/en/staffPeople.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import type { Database } from '../core/db/connection.ts';
import { readAll, readList, yesOrNo } from '../core/db/list.ts';
import type { Read } from '../core/db/reader.ts';
import { hasWords, isOneOf, utc } from '../core/db/rows.ts';

type Query = z.output<typeof accessListQuery>;
const { column: words } = staffAccess;

const hasFactor = sql`exists (select from factors f where f.account_id = a.id and f.confirmed_at is not null)`;
/** The last entry about account `a` in the audit with one of these events. */
const lastEntry = (column: SQL, ...events: string[]) =>
  sql`(select ${column} from audit e where e.subject_type = 'account' and e.subject_id = a.id
    and e.event = any(${sql.param(events)}::text[]) order by e.at desc, e.id desc limit 1)`;
const changes = ['addStaff', 'setRoles', 'removeStaff'];

const columns = sql`a.id, a.name, a.email, a.enabled, ${hasFactor} as factor,
  (select json_agg(json_build_object('role', r.role, 'since', ${utc(sql`r.granted_at`)}, 'by', g.email) order by r.granted_at, r.role)
    from staff_roles r left join accounts g on g.id = r.granted_by where r.account_id = a.id) as roles,
  a.last_sign_in_at as "lastSignIn",
  ${lastEntry(sql`e.at`, ...changes)} as "changedAt",
  ${lastEntry(sql`(select email from accounts where id = e.actor_id)`, ...changes)} as "changedBy"`;
const from = sql`accounts a`;

function conditionsOf({ id, q, role, factor }: Query['filter']): SQL[] {
  const where = [sql`a.staff`];
  if (id) where.push(isOneOf(sql`a.id`, id));
  if (q) where.push(hasWords(sql`a.search`, searchWords(q)));
  if (role) {
    where.push(sql`a.id in (select account_id from staff_roles where role = ${role})`);
  }
  if (factor) where.push(factor === 'true' ? hasFactor : sql`not ${hasFactor}`);
  return where;
}

export const listAccess = (db: Database, { filter, ...order }: Query) =>
  readList<AccessRow, Query['sort'][0]>(
    db,
    {
      columns,
      from,
      where: conditionsOf(filter),
      orderBy: { name: sql`a.name`, email: sql`a.email` },
      key: sql`a.id`,
    },
    order,
  );

/** One line for each person: the roles in a cell, each with since when and by whom. */
export const accessTable = (read: Read, filter: Query['filter']): Table<AccessRow> => ({
  name: staff.parts.roles,
  columns: [
    { heading: words.name, kind: 'text', valueIn: ({ name }) => name },
    { heading: words.email, kind: 'text', valueIn: ({ email }) => email },
    { heading: words.enabled, kind: 'text', valueIn: ({ enabled }) => yesOrNo(enabled) },
    {
      heading: words.roles,
      kind: 'text',
      valueIn: ({ roles }) => roles.map(({ role }) => staffPeople.staffRole[role]).join(', '),
    },
    {
      heading: words.granted,
      kind: 'text',
      valueIn: ({ roles }) =>
        roles
          .map(({ role, since, by }) =>
            [staffPeople.staffRole[role], since.slice(0, 10), by ?? staffAccess.operator].join(' '),
          )
          .join(', '),
    },
    { heading: words.factor, kind: 'text', valueIn: ({ factor }) => yesOrNo(factor) },
    { heading: words.lastSignIn, kind: 'time', valueIn: ({ lastSignIn }) => lastSignIn },
    { heading: words.changedAt, kind: 'time', valueIn: ({ changedAt }) => changedAt },
    { heading: words.changedBy, kind: 'text', valueIn: ({ changedBy }) => changedBy },
  ],
  rows: readAll<AccessRow>(read, {
    columns,
    from,
    where: conditionsOf(filter),
    order: [sql`a.email`],
    placeOf: ({ email }) => [email],
  }),
});
