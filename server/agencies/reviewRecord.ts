import { desc, eq, sql } from 'drizzle-orm';
import { dayOf, iso, monthsFrom } from '../../contract/dates.ts';
import { agencyEdges } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { historyOf, toSteps } from '../core/audit/history.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { accounts, reviewComments } from '../core/db/schema.ts';
import type { Fields } from '../core/formDiff.ts';
import type { Person } from '../core/session/person.ts';
import { type Agency, pointsOfContact } from '../life-cycle/agency.ts';
import { duplicates } from './duplicates.ts';
import { findAgency } from './record.ts';

/** Returns everything that a reviewer sees of an agency. @throws NotFound */
export async function readReview(
  db: Database,
  id: string,
  reader: Person,
  now: Date,
): Promise<ReviewRecord> {
  const agency = await findAgency(db, id);
  const [people, duplicates, comments, entries] = await Promise.all([
    pointsOfContact(db, [id]),
    duplicatesOf(db, agency),
    commentsOf(db, id),
    historyOf(db, 'agency', id),
  ]);
  return {
    id,
    name: agency.name,
    status: agency.status,
    version: agency.version,
    form: agency.form ?? {},
    submittedAt: iso(agency.submittedAt),
    approvedAt: iso(agency.approvedAt),
    renewalDate: iso(agency.renewalDate),
    quarterlyReportRequired: agency.quarterlyReportRequired,
    defaultRenewalDate: dayOf(monthsFrom(now, limits.accreditationMonths)),
    pointsOfContact: people,
    duplicates,
    changes: changesOf(entries),
    comments: comments.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
    history: toSteps(entries),
    own: reader.agency?.id === id,
  };
}

function duplicatesOf(db: Database, { id }: Agency) {
  return queryRows<ReviewRecord['duplicates'][number]>(
    db,
    sql`select o.id, o.name, o.status, duplicate.same
        from agencies g cross join ${duplicates} duplicate join agencies o on o.id = duplicate.id
        where g.id = ${id} order by o.created_at limit 20`,
  );
}

const commentsOf = (db: Database, agencyId: string) =>
  db
    .select({
      field: reviewComments.field,
      text: reviewComments.text,
      at: reviewComments.at,
      by: accounts.name,
    })
    .from(reviewComments)
    .leftJoin(accounts, eq(accounts.id, reviewComments.authorId))
    .where(eq(reviewComments.agencyId, agencyId))
    .orderBy(desc(reviewComments.at), reviewComments.field)
    .limit(200);

const submissions: readonly string[] = [
  ...new Set(agencyEdges.filter(({ to }) => to === 'PENDING').map(({ event }) => event)),
];

/** Returns the fields that the last submission changed; empty after the first one. */
function changesOf(entries: Awaited<ReturnType<typeof historyOf>>): ReviewRecord['changes'] {
  const last = entries.find(({ event }) => submissions.includes(event));
  if (!last || last.event === 'submit') return [];
  const before = (last.before as { form?: Fields } | null)?.form ?? {};
  const after = (last.after as { form?: Fields } | null)?.form ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}
