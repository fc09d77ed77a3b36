import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { parseAddressList } from '../../../contract/addressList.ts';
import { isBlankHtml } from '../../../contract/contentHtml.ts';
import { limits } from '../../../contract/limits.ts';
import { placeholdersOf } from '../../../contract/staff/placeholders.ts';
import { backtrackingTexts } from '../../../contract/testing/hostile.ts';
import { type Position, positionsOf } from '../../../contract/testing/positions.ts';
import { type Route, withRoutes } from '../../../tests/support/server/routes.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { attachment, safeFilename } from '../../../workbooks/writing/filename.ts';
import { sanitize } from '../../content/sanitize.ts';
import { redact } from '../monitoring/log.ts';
import { fromFormData } from '../rules/formData.ts';

/**
 * Nothing that is sent keeps the process busy: an eighth of what a body may hold, of each mark that a pattern could
 * stumble over, at each place of each schema that an endpoint reads; once, where the same text stands in several places.
 * A quarter of it is read in a quarter of the time, but by a pattern that backtracks in a sixteenth, on any machine.
 */

/** Of a text, and of a list. */
const LENGTH = limits.bodyBytes / 8;
/** Between what grows with the input and what grows with its square. */
const MOST_GROWTH = 8;
/** Growth is measured of what takes at least so long, of which a backtracking pattern takes many times as much. */
const MEASURABLE_MS = 20;
const TRIES = 3;
/** What a form names at once of a list that is too long. */
const MOST_ISSUES = 100;

let hub: TestApp;
let routes: Route[];
beforeAll(async () => {
  ({ hub, routes } = await withRoutes(() => testApp()));
});
afterAll(() => hub.close());

/** An input, and a quarter of the same. */
type Sizes<T> = readonly [whole: T, quarter: T];

/** Of the processor, whatever else the machine is at. */
function timeOf<T>(work: (input: T) => unknown, input: T): number {
  const start = process.cpuUsage();
  work(input);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
/** The least of several tries: in the others, memory was tidied up or code compiled. */
const leastOf = <T>(work: (input: T) => unknown, input: T): number =>
  Math.min(...Array.from({ length: TRIES }, () => timeOf(work, input)));

/** Whether work takes too much longer than for a quarter of its input. */
function isSlow<T>(work: (input: T) => unknown, [whole, quarter]: Sizes<T>): boolean {
  if (timeOf(work, whole) < MEASURABLE_MS) return false;
  const least = leastOf(work, whole);
  return least > MEASURABLE_MS && least > MOST_GROWTH * leastOf(work, quarter);
}

/** Names the first input that is slow. */
function slow<T>(name: string, work: (input: T) => unknown, inputs: readonly Sizes<T>[]) {
  const found = inputs.find((sizes) => isSlow(work, sizes));
  return found && `${name}: ${JSON.stringify(found[0]).slice(0, 20)}…`;
}

function sizesOf<T>(make: (length: number) => T[], length: number): Sizes<T>[] {
  const quarters = make(length / 4);
  return make(length).map((whole, at) => [whole, quarters[at] as T]);
}
const texts = sizesOf(backtrackingTexts, LENGTH);
/** As much as the text of a parameter holds. */
const parameters = sizesOf(backtrackingTexts, 7_000);
const listsOf = (length: number): unknown[] => [
  Array(2 * length).fill(7),
  Array(length).fill('a'),
  Array(length).fill({}),
];
const lists = sizesOf(listsOf, LENGTH);

test('every schema that an endpoint reads is quick to refuse', () => {
  const schemas = new Map<z.ZodType, string>();
  for (const { method, path, params, query, body } of routes) {
    for (const schema of [params, query, body])
      if (schema) schemas.set(schema, `${method} ${path}`);
  }
  const tried = new Set<z.ZodType>();
  let places = 0;
  const inputsAt = ({ kind, schema, inJson }: Position): Sizes<unknown>[] => {
    const isNew = kind === 'string' && !(schema && tried.has(schema));
    if (schema) tried.add(schema);
    if (inJson) return isNew ? parameters : [];
    return isNew ? [...texts, ...lists] : lists;
  };
  for (const [schema, name] of schemas) {
    for (const position of positionsOf(schema)) {
      places += position.kind === 'string' ? 1 : 0;
      const refuse = (value: unknown) => schema.safeParse(position.put(value));
      // The first is told of: to look at all that a slow rule stands in takes minutes.
      expect(slow(`${name} ${position.path}`, refuse, inputsAt(position))).toBeUndefined();
    }
  }
  expect(places).toBeGreaterThan(120);
});

test('no list is judged entry by entry before it is known to be short enough', () => {
  const bodies = routes.flatMap(({ method, path, body }) => (body ? [{ method, path, body }] : []));
  const found = bodies.flatMap(({ method, path, body }) =>
    positionsOf(body)
      .filter(({ kind }) => kind === 'list')
      .filter(({ put }) =>
        listsOf(LENGTH).some(
          (list) => (body.safeParse(put(list)).error?.issues.length ?? 0) > MOST_ISSUES,
        ),
      )
      .map((position) => `${method} ${path} ${position.path}`),
  );
  expect(found).toEqual([]);
});

test('a form of many fields for one list is quick to read', () => {
  const name = 'agencyDetails.natureOfBusiness';
  const fields = (part: number) => {
    const list = JSON.stringify(Array(2 * LENGTH * part).fill(1));
    return [list, ...Array(1_024 * part - 1).fill('1')].map((text) => [name, text] as const);
  };
  expect(slow('fromFormData', fromFormData, [[fields(1), fields(1 / 4)]])).toBeUndefined();
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
  expect(slow(name, work, texts)).toBeUndefined();
});
