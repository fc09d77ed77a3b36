import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE } from './privateFiles.ts';

/** Returns the secret of this data directory, which is created at the first start. */
export async function secretOf(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const made = randomBytes(48).toString('base64url');
  // Of two processes that start at the same time only one writes it, and both read it.
  await writeFile(path, made, { mode: PRIVATE_FILE, flag: 'wx', flush: true }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  // A crash left it incomplete, so nothing was signed with it yet.
  await writeFile(path, made, { mode: PRIVATE_FILE, flush: true });
  return made;
}
