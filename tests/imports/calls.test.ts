import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addresses } from '../../contract/addresses.ts';
import { staffCalls } from '../../contract/staff/calls.ts';

const root = join(import.meta.dirname, '../..');

const sourcesOf = (...folders: string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('/testing/'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');

it('the portal makes each call that it has an address for', () => {
  const sources = sourcesOf('providers', 'resources', 'src/app', 'src/guest', 'src/portal');
  // `call('me')`, `callUrl('reportFile', …)`, `useApiQuery('team', …)`, `contentOf(call, 'contentByCode', …)`
  const isMade = (name: string) =>
    new RegExp(`(?:[cC]all(?:Url)?\\(|useApiQuery\\(|contentOf\\(call,)[^()]*'${name}'`).test(
      sources,
    );
  expect(Object.keys(addresses).filter((name) => !isMade(name))).toEqual([]);
});

it('the console makes each of its calls', () => {
  // What a type names is not made: `StaffBody<'POST quiz/questions'>`.
  const sources = sourcesOf('src/console', 'src/portal').replace(
    /\b(?:StaffBody|NeedOf)<[^>]*>/g,
    '',
  );
  // What react-admin and the page of a list make by the name of a resource.
  const ofResource = /^(?:GET [\w-]+\/(?::id|export)|POST [\w-]+|PUT [\w-]+\/:id)$/;
  const isNamed = (name: string) =>
    [`'${name}'`, `"${name}"`].some((quoted) => sources.includes(quoted));
  // `POST people/:id/${act}`, with an act that is named, and `${staffBase}/people/${id}/data-exports/${file}`
  const composed = [...sources.matchAll(/`((?:[A-Z]+ |\$\{staffBase\}\/)[a-z][^`?]*\$\{\w+\})`/g)]
    .map(([, text = '']) => text.replace(/^\$\{\w+\}\//, 'GET ').replace(/\$\{\w+\}/g, '([^/]+)'))
    .map((pattern) => new RegExp(`^${pattern}$`));
  const isComposed = (name: string) =>
    composed.some((pattern) =>
      pattern
        .exec(name)
        ?.slice(1)
        .every((part) => part.startsWith(':') || isNamed(part)),
    );
  const isMade = (name: string) => isNamed(name) || ofResource.test(name) || isComposed(name);
  expect(Object.keys(staffCalls).filter((name) => !isMade(name))).toEqual([]);
});
