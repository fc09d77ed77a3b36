import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import {
  ALGORITHM,
  type BadgeKeys,
  badgeKeysOf,
  type PublishedKey,
  publish,
} from '../rules/badges/signer.ts';
import { EnvironmentError } from './env.ts';
import { PRIVATE_FILE } from './privateFiles.ts';

/** The modulus of a key with 2048 bits, in base64url. */
const MODULUS_LENGTH = 342;

const member = z.string().regex(/^[\w-]+$/);
const publicMembers = { kty: z.literal('RSA'), n: member.min(MODULUS_LENGTH), e: member };
const privateMembers = { d: member, p: member, q: member, dp: member, dq: member, qi: member };
const publicKey = z.object(publicMembers);
const privateKey = z.object({ ...publicMembers, ...privateMembers });

/** A JWK Set: the first key signs, the others have signed. Extra members, such as those of a key store, are ignored. */
const file = z.object({ keys: z.tuple([privateKey], publicKey) });

/** Reads the keys that sign badges. @throws EnvironmentError if the file can't be read, or holds something else */
export async function readBadgeKeys(path: string): Promise<BadgeKeys> {
  const { data, error } = file.safeParse(readJson(path));
  if (!data) {
    throw refused(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  return badgeKeysOf(data.keys).catch((cause) => {
    throw refused([`the first key can't sign: ${cause.message}`]);
  });
}

/**
 * Puts a new key before those of a file, which is made if there is none. The others lose their private members, and are
 * still published.
 */
export async function rotateBadgeKeys(path: string): Promise<PublishedKey> {
  const former = existsSync(path) ? (await readBadgeKeys(path)).published : [];
  const { privateKey: made } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = privateKey.parse(await exportJWK(made));
  const keys = [key, ...former.map(({ kty, n, e }) => ({ kty, n, e }))];
  writeFileSync(`${path}.new`, JSON.stringify({ keys }, null, 2), {
    mode: PRIVATE_FILE,
    flush: true,
  });
  renameSync(`${path}.new`, path);
  return publish(key);
}

/** Returns the file of this data directory, which is made at the first start. */
export async function badgeKeysIn(dataDir: string): Promise<string> {
  const path = join(dataDir, 'badge-keys.json');
  if (!existsSync(path)) await rotateBadgeKeys(path);
  return path;
}

const refused = (lines: readonly string[]) =>
  new EnvironmentError(lines.map((line) => `BADGE_KEYS_FILE: ${line}`).join('\n'));

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`BADGE_KEYS_FILE: ${path} can't be read: ${reason}`);
  }
}
