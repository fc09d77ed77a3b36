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
