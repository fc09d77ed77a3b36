import { and, count, eq, inArray } from 'drizzle-orm';
import type { EndingBlock } from '../../contract/ending.ts';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, emergencyAccounts, holds } from '../core/db/schema.ts';
import { ableAdministrators } from '../core/session/administrators.ts';

type Account = typeof accounts.$inferSelect;

/** Returns what has to happen before an account can be ended. */
export async function findBlocks(db: Queryable, account: Account): Promise<EndingBlock[]> {
  const { id, agencyId, pointOfContact } = account;
  const found: EndingBlock[] = [];
  if (agencyId && pointOfContact) {
    const contacts = and(eq(accounts.agencyId, agencyId), eq(accounts.pointOfContact, true));
    const [row] = await db.select({ total: count() }).from(accounts).where(contacts);
    if (row?.total === 1) found.push('onlyPointOfContact');
  }
  const able = await ableAdministrators(db).limit(2);
  if (able.length === 1 && able[0]?.id === id) found.push('lastAdministrator');
  if ((await db.$count(emergencyAccounts, eq(emergencyAccounts.accountId, id))) > 0)
    found.push('emergencyAccount');
  const held = inArray(holds.subjectId, agencyId ? [id, agencyId] : [id]);
  if ((await db.$count(holds, held)) > 0) found.push('onHold');
  return found;
}
