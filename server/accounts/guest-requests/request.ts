import type { FastifyInstance } from 'fastify';
import type { guestRequests } from '../../db/schema.ts';

/** What a request is seen to with. */
export type GuestRequestContext = Pick<
  FastifyInstance,
  'db' | 'clock' | 'tokens' | 'brand' | 'env'
>;

/** What a guest asked for, as it was noted. */
export type GuestRequest = typeof guestRequests.$inferSelect;
