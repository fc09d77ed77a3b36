import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EndingBlock } from '../../contract/ending.ts';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, emergencyAccounts, holds } from '../core/db/schema.ts';
import { ableAdministrators } from '../core/session/administrators.ts';

type Account = typeof accounts.$inferSelect;

/** Whether an account is the only point of contact of its agency. */
export const isOnlyContact: SQL = sql`(${accounts.pointOfContact} and ${accounts.agencyId} is not null and not exists (
  select from accounts other where other.agency_id = ${accounts.agencyId} and other.point_of_contact and other.id <> ${accounts.id}))`;

/** Returns what has to happen before an account can be ended. */
export async function findBlocks(db: Queryable, account: Account): Promise<EndingBlock[]> {
  const { id, agencyId } = account;
  const found: EndingBlock[] = [];
  if ((await db.$count(accounts, and(eq(accounts.id, id), isOnlyContact))) > 0)
    found.push('onlyPointOfContact');
  const able = await ableAdministrators(db).limit(2);
  if (able.length === 1 && able[0]?.id === id) found.push('lastAdministrator');
  if ((await db.$count(emergencyAccounts, eq(emergencyAccounts.accountId, id))) > 0)
    found.push('emergencyAccount');
  const held = inArray(holds.subjectId, agencyId ? [id, agencyId] : [id]);
  if ((await db.$count(holds, held)) > 0) found.push('onHold');
  return found;
}
