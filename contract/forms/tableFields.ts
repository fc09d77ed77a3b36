import { z } from 'zod';
import { bareText } from '../characters.ts';
import { isTimeZone } from '../dates.ts';
import { tableFormats } from '../downloads.ts';

/** What the query of a table's download has besides the filters: `tableQuery` makes it. */
export const tableFields = {
  format: z.enum(tableFormats).default('csv'),
  /** Where the reader is; without it times have the day that it was in the zone of the program. */
  timeZone: z
    .string()
    .overwrite(bareText)
    .refine(isTimeZone, { error: 'validation.invalid' })
    .meta({ examples: ['America/Denver'] })
    .optional(),
};
