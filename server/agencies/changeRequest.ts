import { and, eq } from 'drizzle-orm';
import { type AgencyForm, agencyForm } from '../../contract/forms/agency.ts';
import { requestedChanges, withChanges } from '../../contract/forms/changes.ts';
import { identityOf } from '../../contract/forms/renewal.ts';
import { type ChangeRequestEvent, changeRequestEdges } from '../../contract/lifeCycle.ts';
import type { FieldChange } from '../../contract/records.ts';
import type { ChangeDecision } from '../../contract/staff/agencies.ts';
import type { StaffAction } from '../core/action.ts';
import { type AuditEntry, recordAudit } from '../core/audit/record.ts';
import type { Queryable, Transaction } from '../core/db/connection.ts';
import { agencies, changeRequests } from '../core/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../core/errors.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import {
  type Agency,
  formOf,
  lockAgency,
  lockApproved,
  mailPointsOfContact,
} from '../life-cycle/agency.ts';
import { type Move, target } from '../life-cycle/edge.ts';
import { checkDecider } from '../life-cycle/ownCase.ts';
import { refuseForeignDomain } from './save.ts';

type Row = typeof changeRequests.$inferSelect;

export interface NewChangeRequest extends AgencyAct {
  version: number | undefined;
  form: AgencyForm;
  /** The brand's. */
  ownDomains: readonly string[];
  reason: string;
}

/**
 * Stores a request to change an approved agency's form, in place of one that waits (decision B13).
 * @throws Conflict if the form was saved in the meantime, NotAllowed if the agency is no longer approved, InvalidInput
 * for a domain that can't be an agency's own, or if nothing differs
 */
export async function requestChange(tx: Transaction, request: NewChangeRequest): Promise<void> {
  const { agencyId, actorId, version = 0, form, reason, now } = request;
  const agency = await lockApproved(tx, agencyId);
  if (version !== agency.version) throw new Conflict('error.stale');
  await refuseForeignDomain(agency, form, request.ownDomains);
  const changes = requestedChanges(formOf(agency), form);
  if (changes.length === 0) throw new InvalidInput('error.nothingToChange');
  const waiting = await waitingRequest(tx, agencyId);
  if (waiting) await endRequest(tx, waiting, 'withdrawChange', { actorId, by: 'poc', now });
  await tx
    .insert(changeRequests)
    .values({ agencyId, accountId: actorId, reason, changes, requestedAt: now });
  await recordAudit(tx, {
    ...changeEntry({ agencyId, changes }, 'requestChange', { actorId, now }),
    note: reason,
  });
}

/** Withdraws the request that waits. @throws NotFound if none does */
export async function withdrawChange(
  tx: Transaction,
  { agencyId, actorId, now }: AgencyAct,
): Promise<void> {
  await lockAgency(tx, agencyId);
  const waiting = await waitingRequest(tx, agencyId);
  if (!waiting) throw new NotFound();
  await endRequest(tx, waiting, 'withdrawChange', { actorId, by: 'poc', now });
}

/**
 * Applies a request to the form, by the rules of every save, or declines it; the points of contact get an email.
 * @throws Conflict if the request no longer waits, if the form was saved in the meantime or the values no longer fit
 * it; NotAllowed if the agency is not approved; InvalidInput for a domain that can't be an agency's own; NotFound
 */
export async function decideChange(
  tx: Transaction,
  { id: agencyId, actorId, now }: StaffAction,
  decision: ChangeDecision,
): Promise<void> {
  const applies = decision.decision === 'apply';
  const agency = await (applies ? lockApproved : lockAgency)(tx, agencyId);
  const waiting = await waitingRequest(tx, agencyId);
  if (waiting?.id !== decision.change) throw new Conflict('staff.changeDecided');
  const by = { actorId, by: 'staff', now } as const;
  if (applies) {
    if (decision.version !== agency.version) throw new Conflict('error.stale');
    await applyTo(tx, agency, waiting.changes, now);
    await endRequest(tx, waiting, 'applyChange', by);
  } else {
    await endRequest(tx, waiting, 'declineChange', { ...by, note: decision.reason });
  }
  await mailPointsOfContact(tx, agencyId, {
    template: applies ? 'changeApplied' : 'changeDeclined',
    params: { agency: agency.name ?? '', reason: applies ? '' : decision.reason },
    now,
  });
}

async function applyTo(
  tx: Transaction,
  agency: Agency,
  changes: readonly FieldChange[],
  now: Date,
): Promise<void> {
  const { data: form } = agencyForm.safeParse(withChanges(formOf(agency), changes));
  if (!form) throw new Conflict('staff.changeUnfit');
  // The brand's domains were refused when the change was requested.
  await refuseForeignDomain(agency, form, []);
  const version = agency.version + 1;
  await tx
    .update(agencies)
    .set({ form, version, ...identityOf(form), updatedAt: now })
    .where(eq(agencies.id, agency.id));
}

async function endRequest(tx: Transaction, row: Row, event: ChangeRequestEvent, by: Move) {
  const { actorId, now, note } = by;
  const status = target(changeRequestEdges, row.status, event, by.by);
  await checkDecider(tx, by, [{ agencyId: row.agencyId }]);
  await tx
    .update(changeRequests)
    .set({ status, answer: note ?? null })
    .where(eq(changeRequests.id, row.id));
  await recordAudit(tx, { ...changeEntry(row, event, { actorId, now }), note });
}

const changeEntry = (
  { agencyId, changes }: Pick<Row, 'agencyId' | 'changes'>,
  event: ChangeRequestEvent | 'requestChange',
  { actorId, now }: Pick<Move, 'actorId' | 'now'>,
): AuditEntry => ({
  actorId,
  subject: { type: 'agency', id: agencyId },
  event,
  before: { form: Object.fromEntries(changes.map(({ field, before }) => [field, before])) },
  after: { form: Object.fromEntries(changes.map(({ field, after }) => [field, after])) },
  at: now,
});

async function waitingRequest(tx: Queryable, agencyId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.agencyId, agencyId), eq(changeRequests.status, 'WAITING')));
  return row;
}
