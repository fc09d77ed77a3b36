import type { AuditSubject } from '../../../contract/staff/audit.ts';
import type { Queryable } from '../db/connection.ts';
import { audit } from '../db/schema.ts';

export interface AuditEntry {
  /** The account that did it; null for a job or the operator. */
  actorId: string | null;
  subject: { type: AuditSubject; id: string };
  /** The event of a life cycle, or another short word: `submit`, `acknowledge`, `signIn`. */
  event: string;
  before?: unknown;
  after?: unknown;
  note?: string;
  at: Date;
}

export const entryOf = (
  type: AuditSubject,
  { id, actorId, now }: { id: string; actorId: string | null; now: Date },
  event: string,
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
