import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
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

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for a purpose, so that the database alone does not reveal it. `owner` is whose text it is. */
export function seal(secrets: Secrets, purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keysFor(secrets, purpose)[0], iv).setAAD(
    Buffer.from(owner),
  );
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Returns what {@link seal} has encrypted; undefined if both secrets have changed since, or it is another owner's. */
export function unseal(
  secrets: Secrets,
  purpose: string,
  owner: string,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keysFor(secrets, purpose)) {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key, or not sealed at all.
    }
  }
  return undefined;
}
