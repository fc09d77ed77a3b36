import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { groups } from './chunkGroups.ts';

const root = join(import.meta.dirname, '..');

/** Whether the project or a package has a file whose path begins so. */
function isThere(path: string): boolean {
  const inProject = join(root, path);
  return [inProject, join(root, 'node_modules', path)].some((begun) =>
    path.endsWith('/')
      ? existsSync(begun)
      : existsSync(dirname(begun)) &&
        readdirSync(dirname(begun)).some((name) => join(dirname(begun), name).startsWith(begun)),
  );
}

test('what a group of chunks names is there, also after an update of its package', () => {
  const named = groups.flatMap(({ paths }) => paths);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
