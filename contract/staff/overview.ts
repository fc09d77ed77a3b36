import { z } from 'zod';
import { agencyStatuses, associateStatuses } from '../statuses.ts';
import { reportQuarter } from './reports.ts';
import { type TodayName, todayLists } from './words.ts';

const count = z.int().min(0);

const todayNames = Object.keys(todayLists) as [TodayName, ...TodayName[]];

/** How many rows a list of the console has with a filter, which its address names. */
export const todayItem = z.object({
  name: z.enum(todayNames),
  filter: z.record(z.string(), z.string()),
  /** As the list counts them: at most `LIST_REACH`. */
  total: count,
  /** Since when the first of them waits, where that matters. */
  since: z.iso.datetime().nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** The figures of the overview page. */
export const overview = z.object({
  today: z.array(todayItem),
  agencies: z.array(z.object({ status: z.enum(agencyStatuses), total: count })),
  associates: z.array(z.object({ status: z.enum(associateStatuses), total: count })),
  /** The last weeks, earliest first; `week` is a Monday. */
  weeks: z.array(z.object({ week: z.iso.date(), sent: count, accepted: count })),
  /** The reports of the last closed quarter. */
  reports: reportQuarter,
});
export type Overview = z.infer<typeof overview>;
