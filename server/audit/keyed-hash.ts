import { createHmac } from 'node:crypto';
import { keysFor, type Secrets } from '../secrets.ts';

/**
 * Returns a keyed hash for values that the audit must not contain in plain text: unknown addresses and networks. A
 * value has the same hash as long as SESSION_SECRET is the same; without the secret, values can't be guessed and
 * compared.
 */
export function keyedHash(secrets: Secrets, kind: 'address' | 'network', value: string): string {
  const [key] = keysFor(secrets, `audit ${kind}`);
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 22);
}
