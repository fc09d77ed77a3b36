import type { FastifyInstance } from 'fastify';
import type { PublicCertificate } from '../../contract/records.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { networkOf } from '../core/http/network.ts';
import { findCertificate } from './read.ts';

/**
 * Returns what anybody may know of the certificate with a code, as somebody typed it; null for a code that none has.
 * @throws TooManyRequests of a network that tries too many
 */
export async function checkCertificate(
  { db, env, clock }: Pick<FastifyInstance, 'db' | 'env' | 'clock'>,
  ip: string,
  typed: string,
): Promise<PublicCertificate | null> {
  const moment = clock.moment();
  await enforce(db, rateLimits(env).certificates, networkOf(ip), moment.now);
  const found = await findCertificate(db, typed, moment);
  if (!found) return null;
  const { kind, state, name, agencyName, since, validUntil, endedAt, replacedBy } = found;
  const at = moment.now.toISOString();
  return { kind, state, name, agencyName, since, validUntil, endedAt, replacedBy, at };
}
