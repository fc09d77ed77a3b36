import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { parseAddressList } from '../../../contract/addressList.ts';
import { isBlankHtml } from '../../../contract/contentHtml.ts';
import { limits } from '../../../contract/limits.ts';
import { placeholdersOf } from '../../../contract/staff/placeholders.ts';
import { backtrackingTexts } from '../../../contract/testing/hostile.ts';
import { positionsOf } from '../../../contract/testing/positions.ts';
import { type Route, withRoutes } from '../../../tests/support/server/routes.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { attachment, safeFilename } from '../../../workbooks/writing/filename.ts';
import { sanitize } from '../../content/sanitize.ts';
import { redact } from '../monitoring/log.ts';
import { fromFormData } from '../rules/formData.ts';

/**
 * Nothing that is sent keeps the process busy: an eighth of what a body may hold, of each mark that a pattern could
 * stumble over, at each place of each schema that an endpoint reads; once, where the same text stands in several places. Upon
 * that a pattern that backtracks takes most of a second, others milliseconds.
 */

const LONGEST_MS = 250;
/** Of a text, and of a list. */
const LENGTH = limits.bodyBytes / 8;

let hub: TestApp;
let routes: Route[];
beforeAll(async () => {
  ({ hub, routes } = await withRoutes(() => testApp()));
});
afterAll(() => hub.close());

/** The first input that takes too long even at the better of two times: once the memory may have been tidied up. */
function slow<T>(name: string, work: (input: T) => unknown, inputs: readonly T[]): string[] {
  for (const input of inputs) {
    const isSlow = () => timeOf(work, input) > LONGEST_MS;
    if (isSlow() && isSlow()) return [`${name}: ${JSON.stringify(input).slice(0, 20)}…`];
  }
  return [];
}
/** Of the processor, whatever else the machine is at. */
function timeOf<T>(work: (input: T) => unknown, input: T): number {
  const start = process.cpuUsage();
  work(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const texts = backtrackingTexts(LENGTH);
/** As much as the text of a parameter holds. */
const parameters = backtrackingTexts(7_000);
const lists: unknown[] = [
  Array(2 * LENGTH).fill(7),
  Array(LENGTH).fill('a'),
  Array(LENGTH).fill({}),
];

test('every schema that an endpoint reads is quick to refuse', () => {
  const schemas = new Map<z.ZodType, string>();
  for (const { method, path, params, query, body } of routes) {
    for (const schema of [params, query, body])
      if (schema) schemas.set(schema, `${method} ${path}`);
  }
  const tried = new Set<z.ZodType>();
  let places = 0;
  const found = [...schemas].flatMap(([schema, name]) =>
    positionsOf(schema).flatMap(({ path, kind, schema: own, inJson, put }) => {
      const refuse = (value: unknown) => schema.safeParse(put(value));
      places += kind === 'string' ? 1 : 0;
      const isNew = kind === 'string' && !(own && tried.has(own));
      if (own) tried.add(own);
      const sent = isNew ? (inJson ? parameters : texts) : [];
      return [sent, inJson ? [] : lists].flatMap((inputs) =>
        slow(`${name} ${path}`, refuse, inputs),
      );
    }),
  );
  expect(found).toEqual([]);
  expect(places).toBeGreaterThan(120);
});

test('a form of many fields for one list is quick to read', () => {
  const name = 'agencyDetails.natureOfBusiness';
  const long = JSON.stringify(Array(2 * LENGTH).fill(1));
  const fields = [long, ...Array(999).fill('1')].map((text) => [name, text] as const);
  expect(slow('fromFormData', fromFormData, [fields])).toEqual([]);
});

test.each<[string, (text: string) => unknown]>([
  ['parseAddressList', parseAddressList],
  ['isBlankHtml', isBlankHtml],
  ['sanitize', sanitize],
  ['safeFilename', safeFilename],
  ['attachment', attachment],
  ['placeholdersOf', placeholdersOf],
  ['redact', redact],
])('%s is quick', (name, work) => {
  expect(slow(name, work, texts)).toEqual([]);
});
