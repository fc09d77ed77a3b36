import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE } from './private-files.ts';

/** The secret of this data directory: made at the first start, the same at every later one. */
export async function secretOf(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const made = randomBytes(48).toString('base64url');
  // Of two that start at once one writes it, and both read what stands there.
  await writeFile(path, made, { mode: PRIVATE_FILE, flag: 'wx', flush: true }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  // A crash left it half written: nobody has got anything sealed with it.
  await writeFile(path, made, { mode: PRIVATE_FILE, flush: true });
  return made;
}
