import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../../contract/staff/audit.ts';
import type { Database } from '../../db/connection.ts';
import { accounts, audit } from '../../db/schema.ts';

const SHOWN = 50;
/** What happens so often that it would hide the rest; the audit's own list shows it. */
const EVERYDAY = ['signIn', 'signOut', 'signInFailed', 'exportList'];

/** Name of whoever is joined as `accounts`; null: a job, or nobody who is still known. */
export const actorName = sql<
  string | null
>`nullif(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}), '')`;

/** What happened to an agency or a person, the latest first. */
export const historyOf = (db: Database, type: AuditSubject, id: string) =>
  db
    .select({
      at: audit.at,
      event: audit.event,
      by: actorName,
      note: audit.note,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .leftJoin(accounts, eq(accounts.id, audit.actorId))
    .where(
      and(eq(audit.subjectType, type), eq(audit.subjectId, id), notInArray(audit.event, EVERYDAY)),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(SHOWN);

/** The history as the API writes it. */
export const toSteps = (entries: Awaited<ReturnType<typeof historyOf>>) =>
  entries.map(({ at, event, by, note }) => ({ at: at.toISOString(), event, by, note }));
