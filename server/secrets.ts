import { hkdfSync } from 'node:crypto';
import type { Env } from './env.ts';

/**
 * The keys for one purpose: of SESSION_SECRET, by which is signed, and then of the secret before it, which only
 * verifies what was signed until it was replaced.
 */
export const keysFor = (
  { sessionSecret, previousSessionSecret }: Secrets,
  purpose: string,
): [Buffer, ...Buffer[]] => {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const current = keyOf(sessionSecret);
  return previousSessionSecret ? [current, keyOf(previousSessionSecret)] : [current];
};

export type Secrets = Pick<Env, 'sessionSecret' | 'previousSessionSecret'>;
