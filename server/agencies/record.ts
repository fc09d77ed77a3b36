import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import { emptyAgencyForm } from '../../contract/forms/fields.ts';
import type { AgencyRecord, ChangeRequest } from '../../contract/records.ts';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, agencies, changeRequests, reviewComments } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { choiceColumns } from '../core/mail/mailChoices.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import type { Agency } from '../life-cycle/agency.ts';

type Comment = Pick<typeof reviewComments.$inferSelect, 'field' | 'text' | 'at'>;

const toAgencyRecord = (agency: Agency, comments: readonly Comment[]): AgencyRecord => ({
  ...(agency.form ?? emptyAgencyForm()),
  agencyStatus: agency.status,
  version: agency.version,
  renewalDate: iso(agency.renewalDate),
  reviewComments: comments.map(({ field, text, at }) => ({ field, text, at: at.toISOString() })),
});

export async function findAgency(db: Queryable, id: string): Promise<Agency> {
  const agency = await db.query.agencies.findFirst({ where: eq(agencies.id, id) });
  if (!agency) throw new NotFound();
  return agency;
}

/**
 * Reads an agency's record with its unresolved comments, oldest first, and the latest request. The choice of emails is
 * that of its reader, which may have been changed elsewhere.
 * @throws NotFound
 */
export async function readAgency(
  db: Queryable,
  { agencyId: id, actorId }: Pick<AgencyAct, 'agencyId' | 'actorId'>,
): Promise<AgencyRecord> {
  // One after the other: a transaction has one connection.
  const agency = await findAgency(db, id);
  const comments = await db.query.reviewComments.findMany({
    where: and(eq(reviewComments.agencyId, id), isNull(reviewComments.resolvedAt)),
    orderBy: [asc(reviewComments.at), asc(reviewComments.field)],
  });
  const changeRequest = await latestChangeRequest(db, id);
  const [reader] = await db.select(choiceColumns).from(accounts).where(eq(accounts.id, actorId));
  return {
    ...toAgencyRecord(agency, comments),
    agreeToReceiveEmail: reader?.news ?? false,
    changeRequest,
  };
}

/** Returns a request as the API says it. */
export const toChangeRequest = (row: typeof changeRequests.$inferSelect): ChangeRequest => ({
  status: row.status,
  requestedAt: row.requestedAt.toISOString(),
  reason: row.reason,
  changes: row.changes,
  answer: row.answer,
});

async function latestChangeRequest(db: Queryable, agencyId: string): Promise<ChangeRequest | null> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(eq(changeRequests.agencyId, agencyId))
    // The one that waits took the place of another, perhaps in the same moment.
    .orderBy(desc(eq(changeRequests.status, 'WAITING')), desc(changeRequests.requestedAt))
    .limit(1);
  return row && row.status !== 'WITHDRAWN' ? toChangeRequest(row) : null;
}
