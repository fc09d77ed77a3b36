import { and, asc, eq, isNull } from 'drizzle-orm';
import { iso } from '../../../contract/dates.ts';
import { emptyAgencyForm } from '../../../contract/forms/fields.ts';
import type { AgencyRecord } from '../../../contract/records.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { agencies, reviewComments } from '../../db/schema.ts';
import { NotFound } from '../../errors.ts';
import type { Agency } from '../life-cycle/agency.ts';
import { latestChangeRequest } from './change-request.ts';

type Comment = Pick<typeof reviewComments.$inferSelect, 'field' | 'text' | 'at'>;

/** Returns the API record of an agency: its form, or an empty one before the first save, with status and comments. */
const toAgencyRecord = (agency: Agency, comments: readonly Comment[]): AgencyRecord => ({
  ...(agency.form ?? emptyAgencyForm()),
  agencyStatus: agency.status,
  version: agency.version,
  renewalDate: iso(agency.renewalDate),
  reviewComments: comments.map(({ field, text, at }) => ({ field, text, at: at.toISOString() })),
});

/** @throws NotFound */
export async function findAgency(db: Database | Transaction, id: string): Promise<Agency> {
  const agency = await db.query.agencies.findFirst({ where: eq(agencies.id, id) });
  if (!agency) throw new NotFound();
  return agency;
}

/** Reads an agency's record with its unresolved comments, oldest first, and the latest request. @throws NotFound */
export async function readAgency(db: Database | Transaction, id: string): Promise<AgencyRecord> {
  // One after the other: a transaction has one connection.
  const agency = await findAgency(db, id);
  const comments = await db.query.reviewComments.findMany({
    where: and(eq(reviewComments.agencyId, id), isNull(reviewComments.resolvedAt)),
    orderBy: [asc(reviewComments.at), asc(reviewComments.field)],
  });
  const changeRequest = await latestChangeRequest(db, id);
  return { ...toAgencyRecord(agency, comments), changeRequest };
}
