import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { AuditSubject } from '../../../contract/staff/audit.ts';
import type { Database } from '../db/connection.ts';
import { accounts, audit } from '../db/schema.ts';

const MAX_ENTRIES = 50;
/** Events that are so frequent that they would hide the others; the audit list shows them. */
const FREQUENT = ['signIn', 'signOut', 'signInFailed', 'exportList'];

/** Returns the history of an agency or a person, latest first. */
export const historyOf = (db: Database, type: AuditSubject, id: string) =>
  db
    .select({
      at: audit.at,
      event: audit.event,
      by: accounts.name,
      note: audit.note,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .leftJoin(accounts, eq(accounts.id, audit.actorId))
    .where(
      and(eq(audit.subjectType, type), eq(audit.subjectId, id), notInArray(audit.event, FREQUENT)),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MAX_ENTRIES);

/** Returns the history in the format of the API. */
export const toSteps = (entries: Awaited<ReturnType<typeof historyOf>>) =>
  entries.map(({ at, event, by, note }) => ({ at: at.toISOString(), event, by, note }));
