import { z } from 'zod';
import { LIST_REACH, WIDEST_RANGE } from './reach.ts';

/** The most characters of a parameter. */
const PARAMETER_MAX = 8_000;

/** Returns the schema of a JSON parameter, as ra-data-simple-rest writes it. */
const json = <T extends z.ZodType>(inner: T) =>
  z
    .string()
    .max(PARAMETER_MAX)
    // PostgreSQL refuses NUL.
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
 * Returns the schema of a list's query in the format of ra-data-simple-rest: `sort=["name","ASC"]`, `range=[0,24]`,
 * `filter={"q":"oak"}`, each JSON. Unknown sort fields and filters and a range of more than 200 rows get 400.
 * @param sort the sortable fields; the first, ascending, is the default
 * @param filter schemas of the filters; every list also has `id` (getMany)
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

/** Returns the `Content-Range` of a response: `agencies 0-24/120`, or `agencies *` and the total without rows. */
export const contentRange = (resource: string, from: number, rows: number, total: number): string =>
  `${resource} ${rows === 0 ? '*' : `${from}-${from + rows - 1}`}/${total}`;

/** The path parameter of a record; an invalid id gets 404. */
export const recordId = z.object({ id: z.uuid() });
