import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { closedQuarters, openQuarters, proposedQuarter } from '../../../contract/quarters.ts';
import type { OpenQuarter } from '../../../contract/records.ts';
import type { PersonAgency } from '../../accounts/person.ts';
import type { Queryable } from '../../db/connection.ts';
import { reports } from '../../db/schema.ts';
import { invalidFields } from '../../errors.ts';

type Agency = Pick<PersonAgency, 'id' | 'approvedAt'>;

/** Returns the quarters that an agency can report now, the last first. */
export async function openQuartersOf(
  db: Queryable,
  { id, approvedAt }: Agency,
  now: Date,
): Promise<OpenQuarter[]> {
  const { quarter, filename, scan, agencyId, uploadedAt } = reports;
  const names = closedQuarters(now).map(({ name }) => name);
  const latest = await db
    .selectDistinctOn([quarter], { quarter, filename })
    .from(reports)
    .where(and(eq(agencyId, id), ne(scan, 'INFECTED'), inArray(quarter, names)))
    .orderBy(quarter, desc(uploadedAt));
  const files = new Map(latest.map((report) => [report.quarter, report.filename]));
  return openQuarters(now, approvedAt, (name) => files.get(name));
}

/**
 * Returns the quarter that an upload is for: the chosen one, or where none is chosen the proposed one.
 * @throws InvalidInput for a quarter that can't be reported now
 */
export async function quarterOfUpload(
  db: Queryable,
  agency: Agency,
  chosen: string | undefined,
  now: Date,
): Promise<string> {
  const open = await openQuartersOf(db, agency, now);
  const name = chosen === undefined ? proposedQuarter(open) : chosen;
  const found = open.find((quarter) => quarter.name === name);
  if (!found) throw invalidFields({ quarter: { key: 'validation.select' } });
  return found.name;
}
