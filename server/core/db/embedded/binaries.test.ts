import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { cleanUp, makeRoot } from './testing/processes.ts';

let root: string;
const lib = (name: string) => join(root, 'native', 'lib', name);

beforeEach(() => {
  root = makeRoot();
  mkdirSync(lib(''), { recursive: true });
  writeFileSync(lib('libpq.so.5.18'), 'library');
  writeFileSync(join(root, 'package.json'), '{"version":"18.4.0-beta.17"}');
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify(
      ['libpq.so', 'libpq.so.5'].map((name) => ({
        source: 'native/lib/libpq.so.5.18',
        target: `native/lib/${name}`,
      })),
    ),
  );
});

afterAll(cleanUp);

it('makes the links that an install without scripts leaves out, and leaves those that are there', () => {
  for (const _ of ['first', 'second']) {
    expect(locateBinaries(root).major).toBe(18);
    expect(readlinkSync(lib('libpq.so.5'))).toBe('libpq.so.5.18');
    expect(readFileSync(lib('libpq.so'), 'utf8')).toBe('library');
  }
});

it("an error says what to do when PostgreSQL's binaries cannot be made", () => {
  rmSync(lib(''), { recursive: true });
  expect(() => locateBinaries(root)).toThrow(EmbeddedPostgresError);
  expect(() => locateBinaries(root)).toThrow(/lack the link .*npm rebuild/);
});
