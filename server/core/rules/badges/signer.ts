import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose';

/** What Open Badges 3.0 expects every verifier to know. */
export const ALGORITHM = 'RS256';

/** A public key as it is published: by its thumbprint, and never with a private member. */
export interface PublishedKey {
  thumbprint: string;
  kty: 'RSA';
  n: string;
  e: string;
  alg: typeof ALGORITHM;
  use: 'sig';
}

export interface BadgeKeys {
  /** All public keys, that which signs first. */
  published: readonly PublishedKey[];
  /** Signs the members of a token. The same members make the same token. `kidOf` says where a key is published. */
  sign(payload: object, kidOf: (thumbprint: string) => string): Promise<string>;
}

type PublicMembers = Pick<PublishedKey, 'kty' | 'n' | 'e'>;

/** Returns the keys of which the first, a private one, signs. @throws Error if it can't */
export async function badgeKeysOf(
  keys: readonly [PublicMembers & JWK, ...PublicMembers[]],
): Promise<BadgeKeys> {
  const published = await Promise.all(keys.map(publish));
  const key = await importJWK(keys[0], ALGORITHM);
  const thumbprint = published[0]?.thumbprint ?? '';
  return {
    published,
    sign: (payload, kidOf) =>
      new SignJWT({ ...payload })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: kidOf(thumbprint) })
        .sign(key),
  };
}

export async function publish({ kty, n, e }: PublicMembers): Promise<PublishedKey> {
  const thumbprint = await calculateJwkThumbprint({ kty, n, e });
  return { thumbprint, kty, n, e, alg: ALGORITHM, use: 'sig' };
}
