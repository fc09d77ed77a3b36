import { sql } from 'drizzle-orm';
import { dayOf, type Moment } from '../../contract/dates.ts';
import { deadlineOf, isOverdue } from '../../contract/quarters.ts';
import type { Reminding } from '../../contract/staff/reports.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { isOneOf, one } from '../core/db/rows.ts';
import { Conflict } from '../core/errors.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { closedQuarter, reportOf } from './overview.ts';
import { mustReport } from './quarters.ts';

const BATCH = 1_000;

export interface Reminder extends Moment {
  /** Chosen by the client; repeating the call with the same id sends no second email. */
  id: string;
  quarter: string;
  agencies?: string[] | undefined;
  actorId: string;
}

/**
 * Queues an email for each point of contact of every agency, or of the given ones, with an overdue report for a
 * quarter. Wake the mail worker after the commit; {@link progressOf} returns the progress.
 * @throws Conflict before the quarter's deadline
 */
export async function remindOverdue(
  tx: Transaction,
  { id, quarter: name, agencies, actorId, ...moment }: Reminder,
): Promise<void> {
  const { now } = moment;
  const quarter = closedQuarter(name, now);
  const deadline = deadlineOf(quarter);
  if (!isOverdue(quarter, moment)) throw new Conflict('error.alreadyMoved');
  const { rows } = await tx.execute(sql`
    select a.id, a.email, g.id as "agencyId", g.name as agency
    from agencies g join accounts a on a.agency_id = g.id and a.point_of_contact and a.enabled
    ${reportOf(quarter)}
    where r.id is null and ${mustReport(quarter)}
      ${agencies ? sql`and ${isOneOf(sql`g.id`, agencies)}` : sql``}
    order by g.id, a.id`);
  const people = rows as { id: string; email: string; agencyId: string; agency: string | null }[];
  const until = dayOf(deadline);
  let written = 0;
  for (let start = 0; start < people.length; start += BATCH) {
    written += await enqueueMails(
      tx,
      people.slice(start, start + BATCH).map((person) => ({
        to: person.email,
        template: 'reportOverdue' as const,
        params: { agency: person.agency ?? '', quarter: quarter.name, until },
        agencyId: person.agencyId,
        batchId: id,
        dedupeKey: dedupeKeys.staffReminder(id, person.id),
        now,
      })),
    );
  }
  if (written === 0) return;
  const reminded = new Set(people.map(({ agencyId }) => agencyId)).size;
  await recordAudit(tx, {
    actorId,
    subject: { type: 'batch', id },
    event: 'remindOverdue',
    after: { quarter: quarter.name, agencies: reminded, mails: written },
    at: now,
  });
}

/** Returns how many emails of a reminder are sent and failed so far. */
export async function progressOf(db: Queryable, id: string): Promise<Reminding> {
  const { rows } = await db.execute<Omit<Reminding, 'id'>>(sql`
    select count(*)::int as total, count(*) filter (where status = 'SENT')::int as sent,
      count(*) filter (where status = 'FAILED')::int as failed
    from mails where batch_id = ${id}`);
  return { id, ...one(rows) };
}
