import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as reactAdmin from 'react-admin';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('no component behind sign-in has a name of react-admin’s, whose documentation would not apply', () => {
  const names = ['resources', 'src/app', 'src/console', 'src/portal']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .flatMap((source) => [...source.matchAll(/(?:function|const) ([A-Z]\w*)/g)])
    .map(([, name = '']) => name);
  expect(names.filter((name) => Object.hasOwn(reactAdmin, name))).toEqual([]);
});

it('no two files have names that some systems take for one', () => {
  const folders =
    'contract demo fixtures providers resources server src tests words workbooks'.split(' ');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const seen = new Map(files.map((file) => [file.toLowerCase(), file]));
  expect(files.filter((file) => seen.get(file.toLowerCase()) !== file)).toEqual([]);
});
