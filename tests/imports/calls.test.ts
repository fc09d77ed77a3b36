import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addresses } from '../../contract/addresses.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['providers', 'resources', 'src/app', 'src/guest', 'src/portal']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('/testing/'))
  .map((name) => readFileSync(join(root, name), 'utf8'))
  .join('\n');

// `call('me')`, `callUrl('reportFile', …)`, `useApiQuery('team', …)`, `contentOf(call, 'contentByCode', …)`
const isMade = (name: string) =>
  new RegExp(`(?:[cC]all(?:Url)?\\(|useApiQuery\\(|contentOf\\(call,)[^()]*'${name}'`).test(
    sources,
  );

it('the portal makes each call that it has an address for', () => {
  expect(Object.keys(addresses).filter((name) => !isMade(name))).toEqual([]);
});
