import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/connection.ts';
import { guestRequests } from '../../db/schema.ts';

/** The services that handle a request. */
export type GuestRequestContext = Pick<
  FastifyInstance,
  'db' | 'clock' | 'tokens' | 'brand' | 'env'
>;

/** A stored request of a guest. */
export type GuestRequest = typeof guestRequests.$inferSelect;

type NewGuestRequest = Pick<
  typeof guestRequests.$inferInsert,
  'kind' | 'email' | 'details' | 'network'
>;

/** Stores a guest's request. The worker handles it after the response. */
export async function queueGuestRequest(
  db: Queryable,
  request: NewGuestRequest,
  now: Date,
): Promise<void> {
  await db.insert(guestRequests).values({ ...request, nextTryAt: now, createdAt: now });
}
