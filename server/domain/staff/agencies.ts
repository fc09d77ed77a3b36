import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayAfter, dayOf } from '../../../contract/dates.ts';
import type { AgencyRow, agencyListQuery } from '../../../contract/staff/agencies.ts';
import { staffAgencies } from '../../../words/en/staffAgencies.ts';
import type { Database } from '../../db/connection.ts';
import type { Read } from '../../db/reader.ts';
import { isOneOf, timestamptz } from '../../db/rows.ts';
import { iata } from './duplicates.ts';
import { agenciesWith, csvStream, firstContact, readList } from './list.ts';

/** The file names its columns as the console does. */
const words = staffAgencies.column;

type Query = z.output<typeof agencyListQuery>;

const columns = sql`g.id, g.name, g.domain, g.status, g.submitted_at as "submittedAt", g.approved_at as "approvedAt",
  g.renewal_date as "renewalDate", g.quarterly_report_required as "quarterlyReportRequired",
  g.window_ends_at as "windowEndsAt", g.created_at as "createdAt", ${firstContact}`;

const orderBy = {
  name: sql`lower(g.name)`,
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
    where.push(sql`g.status = 'APPROVED' and g.renewal_date < ${timestamptz(dayAfter(renewsBy))}`);
  }
  if (q) {
    where.push(
      sql`g.id in (${agenciesWith(q)} union all select o.id from agencies o where ${iata('o')} = ${q})`,
    );
  }
  return where;
}

export const agenciesCsv = (read: Read, filter: Query['filter']) =>
  csvStream<AgencyRow>(
    read,
    { columns, from: sql`agencies g`, where: conditionsOf(filter), key: sql`g.id` },
    {
      [words.name]: ({ name }) => name,
      [words.domain]: ({ domain }) => domain,
      [words.status]: ({ status }) => status,
      [words.email]: ({ email }) => email,
      [words.submittedAt]: ({ submittedAt }) => submittedAt,
      [words.approvedAt]: ({ approvedAt }) => approvedAt,
      [words.renewalDate]: ({ renewalDate }) => renewalDate && dayOf(renewalDate),
      [words.quarterlyReportRequired]: ({ quarterlyReportRequired }) => quarterlyReportRequired,
      [words.createdAt]: ({ createdAt }) => createdAt,
    },
  );
