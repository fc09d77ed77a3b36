import { z } from 'zod';
import { LIST_REACH, WIDEST_RANGE } from './reach.ts';

/** Characters of a parameter at most. */
const PARAMETER_MAX = 8_000;

/** A parameter that carries JSON, as ra-data-simple-rest writes it. */
const json = <T extends z.ZodType>(inner: T) =>
  z
    .string()
    .max(PARAMETER_MAX)
    // A database can't be asked for NUL.
    .refine((text) => !text.includes('\\u0000'), { error: 'validation.invalid', abort: true })
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'validation.invalid' });
        return z.NEVER;
      }
    })
    .pipe(inner);

const range = z
  .tuple([z.int().min(0).max(LIST_REACH), z.int().min(0)])
  .refine(([from, to]) => to >= from && to - from < WIDEST_RANGE);

export type SortOrder = 'ASC' | 'DESC';

/**
 * The query of a list as ra-data-simple-rest speaks it: `sort=["name","ASC"]`, `range=[0,24]`, `filter={"q":"oak"}`,
 * each JSON. A field that can't be sorted by, an unknown filter and a range of more than 200 rows are a 400.
 * @param sort fields that can be sorted by; the first, ascending, is the order without a wish
 * @param filter schemas of the filters; every list knows `id` (getMany) beside them
 */
export const listQuery = <const Sort extends string, Filter extends z.ZodRawShape>(
  sort: readonly [Sort, ...Sort[]],
  filter: Filter,
) => {
  const ids = { id: z.array(z.uuid()).max(WIDEST_RANGE) };
  return z.object({
    sort: json(z.tuple([z.enum(sort), z.enum(['ASC', 'DESC'])])).default([sort[0], 'ASC']),
    range: json(range).default([0, WIDEST_RANGE - 1]),
    filter: json(z.strictObject({ ...ids, ...filter }).partial()).default({} as never),
  });
};

/** The `Content-Range` of an answer: `agencies 0-24/120`, with `*` for the rows where there are none. */
export const contentRange = (resource: string, from: number, rows: number, total: number): string =>
  `${resource} ${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total}`;

/** The path parameter of a record. One that is no id names no record: 404. */
export const recordId = z.object({ id: z.uuid() });
