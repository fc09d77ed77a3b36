import type { AuditSubject } from '../../../contract/staff/audit.ts';
import type { staff } from '../../../words/en/staff.ts';
import type { Queryable } from '../db/connection.ts';
import { audit } from '../db/schema.ts';

/** The event of a life cycle, or another short word: what the console has no words for does not compile. */
export type AuditEvent = keyof (typeof staff)['event'];

export interface AuditEntry {
  /** The account that did it; null for a job or the operator. */
  actorId: string | null;
  subject: { type: AuditSubject; id: string };
  event: AuditEvent;
  before?: unknown;
  after?: unknown;
  note?: string;
  at: Date;
}

export const entryOf = (
  type: AuditSubject,
  { id, actorId, now }: { id: string; actorId: string | null; now: Date },
  event: AuditEvent,
  before: unknown,
  after: unknown,
): AuditEntry => ({ actorId, subject: { type, id }, event, before, after, at: now });

/** Adds entries to the audit. Call it in the transaction of the change. */
export async function recordAudit(tx: Queryable, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(audit).values(
    entries.map(({ subject, ...entry }) => ({
      ...entry,
      subjectType: subject.type,
      subjectId: subject.id,
    })),
  );
}
