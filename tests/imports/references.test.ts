import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders =
  'brands build contract demo docs fixtures providers public resources server src tests words workbooks';
const names = [
  'README.md',
  'vite.config.ts',
  'vitest.config.ts',
  ...folders
    .split(' ')
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    ),
].filter((name) => /\.(?:tsx?|css|md|yml)$/.test(name) && !/\.test\.tsx?$/.test(name));

/** A file by its path from the root, where it stands alone or in quotes. */
const path = new RegExp(
  `(?<=[\\s'"\`(])(?:${folders.replaceAll(' ', '|')})/[\\w./-]+\\.(?:tsx?|mjs|css|json|sql|ya?ml|md)\\b`,
  'g',
);

test('a file that a comment, a text or a document names is there', () => {
  const named = names.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(path)].map(([file]) => ({ name, file })),
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(({ file }) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
