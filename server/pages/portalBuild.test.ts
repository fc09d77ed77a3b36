import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepCopy } from './portalBuild.ts';

/** Returns an empty directory with a function that builds a portal into its `dist`, in place of the last one. */
function workshop() {
  const directory = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const dist = join(directory, 'dist');
  const build = (name: string) => {
    rmSync(dist, { recursive: true, force: true });
    for (const part of ['client/assets', 'ssr']) {
      mkdirSync(join(dist, part), { recursive: true });
      writeFileSync(join(dist, part, `${name}.js`), name);
    }
  };
  return { dist, build, dataDir: join(directory, 'data') };
}

test('a build beside a running server takes no file from it', async () => {
  const { dist, build, dataDir } = workshop();
  build('first');
  const served = await keepCopy(dist, 'digest-1', { dataDir, databaseUrl: undefined });
  build('second');
  expect(readFileSync(join(served, 'client/assets/first.js'), 'utf8')).toBe('first');
  expect(readdirSync(join(served, 'ssr'))).toEqual(['first.js']);
});

test('the next start serves the new build, and removes the copy that nobody serves any more', async () => {
  const { dist, build, dataDir } = workshop();
  build('first');
  await keepCopy(dist, 'digest-1', { dataDir, databaseUrl: undefined });
  build('second');
  const served = await keepCopy(dist, 'digest-2', { dataDir, databaseUrl: undefined });
  expect(readdirSync(join(served, 'client/assets'))).toEqual(['second.js']);
  expect(readdirSync(join(dataDir, 'portal'))).toEqual(['digest-2']);
  expect(await keepCopy(dist, 'digest-2', { dataDir, databaseUrl: undefined })).toBe(served);
});

test('servers that share a database and a data directory keep their copies', async () => {
  const { dist, build, dataDir } = workshop();
  const env = { dataDir, databaseUrl: 'postgres://localhost/hub' };
  build('first');
  await Promise.all([1, 2].map(() => keepCopy(dist, 'digest-1', env)));
  build('second');
  await keepCopy(dist, 'digest-2', env);
  expect(readdirSync(join(dataDir, 'portal')).sort()).toEqual(['digest-1', 'digest-2']);
});
