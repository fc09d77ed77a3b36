import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './precompressed.ts';

test('each text of a build that is served is there compressed too, twice', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'hub-precompressed-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'assets'));
  mkdirSync(join(dir, '.vite'));
  const script = 'export const answer = 42;';
  const served = ['assets/base.js', 'assets/page.css', 'favicon.svg'];
  const others = ['index.html', 'assets/text.woff2', '.vite/manifest.json'];
  for (const name of [...served, ...others]) writeFileSync(join(dir, name), script);

  await compressFiles(dir);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const compressed = served.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(names.filter((name) => /\.(?:br|gz)$/.test(name)).sort()).toEqual(compressed.sort());
  const read = (name: string) => readFileSync(join(dir, name));
  expect(brotliDecompressSync(read('assets/base.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('favicon.svg.gz')).toString()).toBe(script);
});
