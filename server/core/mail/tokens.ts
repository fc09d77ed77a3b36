import { createHash, createHmac, randomUUID } from 'node:crypto';
import { keysFor, type Secrets } from '../config/secrets.ts';

/** The purpose of a one-time token. A token is valid for its own purpose only. */
export type TokenPurpose = 'invitation' | 'reset' | 'confirmation' | 'address' | 'addressUndo';

export interface TokenRef {
  purpose: TokenPurpose;
  id: string;
}

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/**
 * Returns the functions that derive tokens from the server's secret: HMAC-SHA-256 of purpose and row id. So the
 * database contains no token, and the same link can be emailed again (decision D6).
 */
export function createTokens(secrets: Secrets) {
  const keys = keysFor(secrets, 'one-time tokens');
  /**
   * Derives the token of an existing row again, to email its link.
   * @param stored the hash in the row, so that a token of the previous secret is found too; null if there is none
   */
  const of = ({ purpose, id }: TokenRef, stored?: string | null): string => {
    const [token, ...earlier] = keys.map((key) =>
      createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url'),
    );
    return earlier.find((one) => hashToken(one) === stored) ?? (token as string);
  };
  return {
    of,
    /** Creates the token of a new row: `id` is the row's id, `hash` is stored, `token` is used in the emailed link only. */
    issue(purpose: TokenPurpose) {
      const id: string = randomUUID();
      const token = of({ purpose, id });
      return { id, token, hash: hashToken(token) };
    },
  };
}

/** One-time tokens of emailed links (decisions D1, F1). */
export type Tokens = ReturnType<typeof createTokens>;
