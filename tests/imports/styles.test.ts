import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const names = ['resources', 'src/console', 'src/portal'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  ),
);

it('behind sign-in styles are the theme’s and `sx`: no style sheet, and no class of the guest’s', () => {
  // A custom property of the brand, `--hub-…`, is none.
  const guests = /(?<![\w-])hub-[a-z]|\.css['"]/;
  const styled = names.filter(
    (name) =>
      name.endsWith('.css') ||
      (/(?<!\.test)\.tsx?$/.test(name) && guests.test(readFileSync(join(root, name), 'utf8'))),
  );
  expect(styled).toEqual([]);
});
