import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Returns the imports of a folder of the server, tests aside, as `file: module`. */
function importsOf(folder: string): string[] {
  const directory = join(import.meta.dirname, folder);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/'))
    .flatMap((name) => {
      const text = readFileSync(join(directory, name), 'utf8');
      return [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(
        ([, module]) => `${name}: ${module}`,
      );
    });
}

// The linter checks the directions between the top folders only.
test.each([
  ['accounts', /\/(?:domain|plugins|routes)\//],
  ['domain', /\/(?:plugins|routes)\/|: @?fastify/],
  ['db', /\/(?:plugins|routes)\//],
  ['mail', /\/(?:plugins|routes)\/|: @?fastify/],
])('%s imports nothing that is to know nothing of it', (folder, forbidden) => {
  const found = importsOf(folder);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((line) => forbidden.test(line))).toEqual([]);
});
