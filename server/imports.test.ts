import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** Returns the folder of a file of the server, below core/ the one in it; '' for the programs. */
function folderOf(path: string): string {
  const [first = '', second = '', file] = path.split('/');
  if (first === 'core') return file ? `${first}/${second}` : first;
  return second ? first : '';
}

/** For each folder, the other folders that its files import, types included; tests aside. */
const imports = new Map<string, Map<string, string>>();
for (const path of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
  if (!/(?<!\.test)\.ts$/.test(path) || path.includes('testing/')) continue;
  const text = read(path);
  for (const [, module = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)) {
    const to = relative('.', join(dirname(path), module));
    const [here, there] = [folderOf(path), folderOf(to)];
    if (to.startsWith('..') || here === there) continue;
    const others = imports.get(here) ?? new Map<string, string>();
    imports.set(here, others.set(there, `${path} imports ${to}`));
  }
}

test('the core imports nothing of what the program does', () => {
  const found = [...imports].flatMap(([from, others]) =>
    from.startsWith('core') ? [...others].filter(([to]) => !to.startsWith('core')) : [],
  );
  expect(imports.size).toBeGreaterThan(20);
  expect(found.map(([, how]) => how)).toEqual([]);
});

test('no folder imports itself by way of others', () => {
  const loops: string[] = [];
  const done = new Set<string>();
  const follow = (folder: string, way: string[]) => {
    if (way.includes(folder)) loops.push([...way.slice(way.indexOf(folder)), folder].join(' → '));
    if (done.has(folder) || way.includes(folder)) return;
    for (const to of imports.get(folder)?.keys() ?? []) follow(to, [...way, folder]);
    done.add(folder);
  };
  for (const folder of imports.keys()) follow(folder, []);
  expect(loops).toEqual([]);
});

test('each folder is named in the README, and has one of its own', () => {
  const [, layout = ''] =
    /^In `server\/`[\s\S]*?```text\n([\s\S]*?)```/m.exec(read('../README.md')) ?? [];
  const named = [...layout.matchAll(/(?<=^|\/ )([\w-]+)(?=\/ )/gm)].map(([name]) => name);
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(named.toSorted()).toEqual(folders.toSorted());
  expect(
    folders.filter((name) => !existsSync(join(import.meta.dirname, name, 'README.md'))),
  ).toEqual([]);
});

test('the driver is asked by core/db and the backup alone', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const asking = files.filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) &&
      !path.includes('testing/') &&
      /\$client\.(query|connect)\(|from 'pg'/.test(read(path)),
  );
  const folders = new Set(asking.map((path) => dirname(path)));
  expect([...folders].sort()).toEqual(['backup', 'core/db', 'core/db/embedded']);
});
