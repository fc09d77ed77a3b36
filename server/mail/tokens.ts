import { createHash, createHmac, randomUUID } from 'node:crypto';
import { keysFor, type Secrets } from '../secrets.ts';

/** What a one-time token opens. A token of one purpose opens nothing of another. */
export type TokenPurpose = 'invitation' | 'reset' | 'confirmation';

/** A new token: `id` becomes the row's, `hash` is stored in it, `token` goes into the mailed link and nowhere else. */
export interface IssuedToken {
  id: string;
  token: string;
  hash: string;
}

/** What stands for a token where a mail is written down. */
export interface TokenRef {
  purpose: TokenPurpose;
  id: string;
}

/** One-time tokens of mailed links (decisions D1, F1). */
export interface Tokens {
  /** The token of a new row. */
  issue(purpose: TokenPurpose): IssuedToken;
  /**
   * The token of an existing row: whoever mails a link, or mails it again, makes it anew.
   * @param stored the hash in the row, so that a link made by the secret before this one lives on; null: none
   */
  of(ref: TokenRef, stored?: string | null): string;
}

/** The form in which a token is stored and looked up: SHA-256, hexadecimal. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * Makes tokens from the server's secret: 256 bits, HMAC-SHA-256 of purpose and row. So neither the tables nor
 * the outbox hold anything that opens a door, and still the same link can be mailed again (decision D6).
 */
export function createTokens(secrets: Secrets): Tokens {
  const keys = keysFor(secrets, 'one-time tokens');
  const of = ({ purpose, id }: TokenRef, stored?: string | null) => {
    const [token, ...earlier] = keys.map((key) =>
      createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url'),
    );
    return earlier.find((one) => hashToken(one) === stored) ?? (token as string);
  };
  return {
    of,
    issue(purpose) {
      const id = randomUUID();
      const token = of({ purpose, id });
      return { id, token, hash: hashToken(token) };
    },
  };
}
