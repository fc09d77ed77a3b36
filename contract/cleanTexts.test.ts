import { expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { staffCalls, staffLists } from './staff/calls.ts';
import { type Position, positionsOf, sample } from './testing/positions.ts';

/** Every text that a call takes, found in the endpoint tables: a new field is among them from its first day. */

interface Sent {
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
}
const calls: [string, Sent][] = Object.entries({ ...endpoints, ...staffLists, ...staffCalls });
const fields = calls.flatMap(([name, { body, query }]) =>
  Object.entries({ body, query }).flatMap(([part, read]) =>
    read
      ? textsOf(read).map(
          ({ path, schema, put }): Field => [
            `${name}, ${part}: ${path}`,
            read,
            put,
            String(sample(schema as z.ZodType)),
          ],
        )
      : [],
  ),
);
type Field = [place: string, read: z.ZodType, put: Position['put'], example: string];

/** An id or a day has a form of its own, and JSON is no text. */
function textsOf(read: z.ZodType): Position[] {
  return positionsOf(read).filter(({ schema }) => {
    const { format } = (schema?.def ?? {}) as { format?: string };
    return schema && format === undefined;
  });
}

const UNSEEN = ['\u200b', '\ufeff', '\u2060', '\u200e', '\u202a', '\u202e', '\u00ad', '\ufe0f'];

it.each(fields)('%s loses what nobody sees before any check', (_, read, put, example) => {
  const clean = read.safeParse(put(example));
  expect(clean.error).toBeUndefined();
  const [start, rest] = [example.slice(0, 1), example.slice(1)];
  for (const unseen of UNSEEN) {
    const dirty = read.safeParse(put(`${unseen}${start}${unseen}${rest}${unseen}`));
    expect([unseen, dirty.error, dirty.data]).toEqual([unseen, undefined, clean.data]);
  }
});

it.each(fields)('%s has plain spaces and composed letters', (_, read, put, example) => {
  const parsed = (text: string) => read.safeParse(put(text));
  for (const [spaced, plain] of [
    [`\u00a0${example}\u202f`, ` ${example} `],
    [`${example}\u3000${example}`, `${example} ${example}`],
    [`${example}e\u0301`, `${example}é`],
  ]) {
    const [dirty, clean] = [parsed(String(spaced)), parsed(String(plain))];
    expect([spaced, dirty.data]).toEqual([spaced, clean.data]);
  }
});

it('there are such texts', () => expect(fields.length).toBeGreaterThan(100));
