import type { Queryable } from '../../db/connection.ts';
import { guestRequests } from '../../db/schema.ts';

type GuestRequest = Pick<
  typeof guestRequests.$inferInsert,
  'kind' | 'email' | 'details' | 'network'
>;

/** Notes what a guest asks for. A worker sees to it once the answer is given. */
export async function queueGuestRequest(
  db: Queryable,
  request: GuestRequest,
  now: Date,
): Promise<void> {
  await db.insert(guestRequests).values({ ...request, nextTryAt: now, createdAt: now });
}
