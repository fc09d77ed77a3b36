import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { comparedNumber } from '../../contract/comparedForms.ts';
import { dayAfter } from '../../contract/dates.ts';
import { searchWords } from '../../contract/folded.ts';
import type { PersonRow, peopleListQuery } from '../../contract/staff/people.ts';
import { staff } from '../../words/en/staff.ts';
import { staffPeople } from '../../words/en/staffPeople.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import type { Database } from '../core/db/connection.ts';
import { readAll, readList, wordFor, yesOrNo } from '../core/db/list.ts';
import type { Read } from '../core/db/reader.ts';
import { hasNumber, hasWords, isOneOf } from '../core/db/rows.ts';
import { lockedAccounts } from '../sign-in/failures.ts';
import { wasOverOn } from './renewalJob.ts';

/** The table names its columns as the console does. */
const { column: words, role } = staffPeople;

type Query = z.output<typeof peopleListQuery>;

export const personColumns = sql`a.id, a.email, a.name, a.agency_id as "agencyId",
  g.name as agency, a.point_of_contact as "pointOfContact", a.associate, a.associate_status as "associateStatus",
  a.staff, exists (select from factors f where f.account_id = a.id and f.confirmed_at is not null) as "secondStep",
  a.created_at as "createdAt"`;

const from = sql`accounts a left join agencies g on g.id = a.agency_id`;
const roleColumns = {
  poc: sql`a.point_of_contact`,
  associate: sql`a.associate`,
  staff: sql`a.staff`,
};

/** The condition that account `a` has the words of a search in email and name, or a form with this number. */
export function personMatches(search: string): SQL {
  const hasName = hasWords(sql`a.search`, searchWords(search));
  if (!/\d{4}/.test(comparedNumber(search))) return hasName;
  // As ids: if both were joined by `or`, no index would be read.
  return sql`a.id in (select a.id from accounts a where ${hasName} union all
    select account_id from associate_forms where ${hasNumber(sql`numbers`, search)})`;
}

function conditionsOf(
  { id, q, agencyId, associateStatus, role, endsBy, locked }: Query['filter'],
  now: Date,
): SQL[] {
  const where: SQL[] = [];
  if (id) where.push(isOneOf(sql`a.id`, id));
  if (agencyId) where.push(sql`a.agency_id = ${agencyId}`);
  if (associateStatus) where.push(sql`a.associate and a.associate_status = ${associateStatus}`);
  if (role) where.push(roleColumns[role]);
  if (endsBy) {
    where.push(sql`a.id in (select id from accounts
      where associate and associate_status = 'ACCREDITED' and ${wasOverOn(dayAfter(endsBy))})`);
  }
  if (locked) {
    const ids = lockedAccounts(now);
    where.push(locked === 'true' ? sql`a.id in (${ids})` : sql`a.id not in (${ids})`);
  }
  if (q) where.push(personMatches(q));
  return where;
}

export function listPeople(db: Database, { filter, ...order }: Query, now: Date) {
  const source = {
    columns: personColumns,
    from,
    countFrom: sql`accounts a`,
    where: conditionsOf(filter, now),
    orderBy: { email: sql`a.email`, createdAt: sql`a.created_at` },
    key: sql`a.id`,
  };
  return readList<PersonRow, Query['sort'][0]>(db, source, order);
}

export const peopleTable = (read: Read, filter: Query['filter'], now: Date): Table<PersonRow> => ({
  name: staff.parts.people,
  columns: [
    { heading: words.email, kind: 'text', valueIn: ({ email }) => email },
    { heading: words.name, kind: 'text', valueIn: ({ name }) => name },
    { heading: words.agency, kind: 'text', valueIn: ({ agency }) => agency },
    { heading: role.poc, kind: 'text', valueIn: (row) => yesOrNo(row.pointOfContact) },
    { heading: role.associate, kind: 'text', valueIn: (row) => yesOrNo(row.associate) },
    {
      heading: words.associateStatus,
      kind: 'status',
      valueIn: ({ associateStatus: status }) => status && wordFor(status),
    },
    { heading: role.staff, kind: 'text', valueIn: (row) => yesOrNo(row.staff) },
    { heading: words.secondStep, kind: 'text', valueIn: (row) => yesOrNo(row.secondStep) },
    { heading: words.createdAt, kind: 'time', valueIn: ({ createdAt }) => createdAt },
  ],
  rows: readAll<PersonRow>(read, {
    columns: personColumns,
    from,
    where: conditionsOf(filter, now),
    order: [sql`a.email`],
    placeOf: ({ email }) => [email],
  }),
});
