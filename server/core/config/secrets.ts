import { hkdfSync } from 'node:crypto';
import type { Env } from './env.ts';

/**
 * Returns the keys for a purpose: the first one, from SESSION_SECRET, signs and verifies; a second one, from the
 * previous secret, only verifies.
 */
export const keysFor = (
  { sessionSecret, previousSessionSecret }: Secrets,
  purpose: string,
): [Buffer, ...Buffer[]] => {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const current = keyOf(sessionSecret);
  return previousSessionSecret ? [current, keyOf(previousSessionSecret)] : [current];
};

export type Secrets = Pick<Env, 'sessionSecret'> & Partial<Pick<Env, 'previousSessionSecret'>>;
