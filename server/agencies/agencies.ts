import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayAfter, dayOf, startOf } from '../../contract/dates.ts';
import type { AgencyRow, agencyListQuery } from '../../contract/staff/agencies.ts';
import { staff } from '../../words/en/staff.ts';
import { staffAgencies } from '../../words/en/staffAgencies.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Database } from '../core/db/connection.ts';
import {
  agenciesWith,
  firstContact,
  readByAgency,
  readList,
  wordFor,
  yesOrNo,
} from '../core/db/list.ts';
import type { Read } from '../core/db/reader.ts';
import { isOneOf, timestamptz } from '../core/db/rows.ts';

/** The table names its columns as the console does. */
const words = staffAgencies.column;

type Query = z.output<typeof agencyListQuery>;

const columns = sql`g.id, g.name, g.domain, g.status, g.submitted_at as "submittedAt", g.approved_at as "approvedAt",
  g.renewal_date as "renewalDate", g.quarterly_report_required as "quarterlyReportRequired",
  g.window_ends_at as "windowEndsAt", g.created_at as "createdAt", ${firstContact}`;

const orderBy = {
  name: inOrder(sql`g.folded_name`),
  status: sql`g.status`,
  submittedAt: sql`g.submitted_at`,
  renewalDate: sql`g.renewal_date`,
  createdAt: sql`g.created_at`,
};

export const listAgencies = (db: Database, { filter, ...order }: Query) =>
  readList<AgencyRow, Query['sort'][0]>(
    db,
    {
      columns,
      from: sql`agencies g`,
      where: conditionsOf(filter),
      orderBy,
      optional: ['name', 'submittedAt', 'renewalDate'],
      key: sql`g.id`,
    },
    order,
  );

function conditionsOf({
  id,
  q,
  status,
  quarterlyReportRequired,
  change,
  renewsBy,
}: Query['filter']): SQL[] {
  const where: SQL[] = [];
  if (id) where.push(isOneOf(sql`g.id`, id));
  if (status) where.push(sql`g.status = ${status}`);
  if (quarterlyReportRequired) {
    where.push(sql`g.quarterly_report_required = ${quarterlyReportRequired === 'true'}`);
  }
  if (change) {
    const waits = sql`g.id in (select c.agency_id from change_requests c where c.status = 'WAITING')`;
    where.push(change === 'true' ? waits : sql`not ${waits}`);
  }
  if (renewsBy) {
    where.push(
      sql`g.status = 'APPROVED' and g.renewal_date < ${timestamptz(startOf(dayAfter(renewsBy)))}`,
    );
  }
  if (q) where.push(sql`g.id in (${agenciesWith(q)})`);
  return where;
}

export const agenciesTable = (read: Read, filter: Query['filter']): Table<AgencyRow> => ({
  name: staff.parts.agencies,
  columns: [
    { heading: words.name, kind: 'text', valueIn: ({ name }) => name },
    { heading: words.domain, kind: 'text', valueIn: ({ domain }) => domain },
    { heading: words.status, kind: 'status', valueIn: ({ status }) => wordFor(status) },
    { heading: words.email, kind: 'text', valueIn: ({ email }) => email },
    { heading: words.submittedAt, kind: 'time', valueIn: ({ submittedAt }) => submittedAt },
    { heading: words.approvedAt, kind: 'time', valueIn: ({ approvedAt }) => approvedAt },
    {
      heading: words.renewalDate,
      kind: 'date',
      valueIn: ({ renewalDate }) => renewalDate && dayOf(renewalDate),
    },
    {
      heading: words.quarterlyReportRequired,
      kind: 'text',
      valueIn: ({ quarterlyReportRequired }) => yesOrNo(quarterlyReportRequired),
    },
    { heading: words.createdAt, kind: 'time', valueIn: ({ createdAt }) => createdAt },
  ],
  rows: readByAgency<AgencyRow>(read, {
    columns,
    from: sql`agencies g`,
    where: conditionsOf(filter),
  }),
});
