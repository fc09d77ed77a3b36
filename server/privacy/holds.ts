import { and, eq, inArray } from 'drizzle-orm';
import type { HoldOf, PersonRecord } from '../../contract/staff/people.ts';
import type { StaffAction } from '../core/action.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { holds } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { lockAccount } from '../life-cycle/associate.ts';

/** Lets nothing of a person, or of the agency of the person, be deleted. @throws Conflict if there is a hold, NotFound */
export async function setHold(
  tx: Transaction,
  action: StaffAction,
  { of, note }: { of: HoldOf; note: string },
): Promise<void> {
  const { actorId, now } = action;
  const subjectId = await subjectOf(tx, action, of);
  const made = await tx
    .insert(holds)
    .values({ kind: of, subjectId, reason: note, setBy: actorId, setAt: now })
    .onConflictDoNothing()
    .returning({ id: holds.subjectId });
  if (made.length === 0) throw new Conflict('error.alreadyMoved');
  await record(tx, action, of, subjectId, 'setHold', note);
}

/** Ends a hold. @throws Conflict if there is none, NotFound */
export async function releaseHold(
  tx: Transaction,
  action: StaffAction,
  { of, note }: { of: HoldOf; note: string },
): Promise<void> {
  const subjectId = await subjectOf(tx, action, of);
  const { rowCount } = await tx
    .delete(holds)
    .where(and(eq(holds.kind, of), eq(holds.subjectId, subjectId)));
  if (rowCount === 0) throw new Conflict('error.alreadyMoved');
  await record(tx, action, of, subjectId, 'releaseHold', note);
}

async function subjectOf(tx: Transaction, { id }: StaffAction, of: HoldOf): Promise<string> {
  const { agencyId } = await lockAccount(tx, id);
  if (of === 'person') return id;
  if (agencyId === null) throw new Conflict('error.alreadyMoved');
  return agencyId;
}

const record = (
  tx: Transaction,
  { actorId, now }: StaffAction,
  of: HoldOf,
  id: string,
  event: 'setHold' | 'releaseHold',
  note: string,
) =>
  recordAudit(tx, {
    actorId,
    subject: { type: of === 'person' ? 'account' : 'agency', id },
    event,
    note,
    at: now,
  });

/** Returns what is held of a person: the person, the agency. */
export async function holdsOf(
  db: Queryable,
  id: string,
  agencyId: string | null,
): Promise<PersonRecord['holds']> {
  const rows = await db
    .select({ of: holds.kind, reason: holds.reason, setAt: holds.setAt })
    .from(holds)
    .where(inArray(holds.subjectId, agencyId === null ? [id] : [id, agencyId]));
  return rows.map(({ of, reason, setAt }) => ({ of, reason, setAt: setAt.toISOString() }));
}
