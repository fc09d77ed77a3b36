import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDirectory } from '../../server/testing/abandoned.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Puts the version before the last migration was added into a folder, with the packages of this one. Returns the folder.
 * @throws Error without the repository's history
 */
export async function checkOutEarlier(): Promise<string> {
  const git = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/db/migrations/*.sql'];
  const added = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim();
  const archive = execFileSync('git', ['archive', `${added}^`], {
    cwd: root,
    maxBuffer: 200 * 1024 * 1024,
  });
  const folder = await makeDataDirectory(tmpdir(), 'hub-earlier-');
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
