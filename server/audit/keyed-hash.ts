import { createHmac } from 'node:crypto';
import { keysFor, type Secrets } from '../secrets.ts';

/**
 * Stands in the audit for what should not stand there in plain: an address that is nobody's account, a network. The
 * same value gives the same hash as long as SESSION_SECRET stays; without it nobody can try values out.
 */
export function keyedHash(secrets: Secrets, kind: 'address' | 'network', value: string): string {
  const [key] = keysFor(secrets, `audit ${kind}`);
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}
