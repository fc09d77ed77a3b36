import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');

/** Rooms of the house that the files of a room import, tests aside. */
const importedBy = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
    .flatMap((path) =>
      [...read(join(room, path)).matchAll(/from '((?:\.\.\/)+)(\w+)\//g)].map(
        ([, up = '', name = '']) => ({ up: up.length / 3, name, depth: path.split('/').length }),
      ),
    )
    .filter(({ up, depth }) => up === depth)
    .map(({ name }) => name);

test('the container contains every folder that the server needs', () => {
  const rooms = new Set([
    'server',
    ...['server', 'workbooks', 'files', 'demo', 'contract'].flatMap(importedBy),
  ]);
  expect(rooms).toContain('workbooks');
  for (const room of rooms) expect(dockerfile).toContain(`/app/${room} ./${room}\n`);
});

test('every image is pinned by version and digest', () => {
  const images = [dockerfile, read('compose.yaml')].flatMap((text) =>
    [...text.matchAll(/^\s*(?:FROM|image:)\s+(\S+)/gm)].map(([, image = '']) => image),
  );
  expect(images).toHaveLength(4);
  for (const image of images)
    expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/);
});
