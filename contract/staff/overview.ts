import { z } from 'zod';
import { keepSettings } from '../privacy.ts';
import { time } from '../records.ts';
import type { StaffCallRows } from './call.ts';
import { type TodayName, todayLists } from './words.ts';

const todayNames = Object.keys(todayLists) as [TodayName, ...TodayName[]];

/** How many rows a list of the console has with a filter, which its address names. */
const todayItem = z.object({
  name: z.enum(todayNames),
  filter: z.record(z.string(), z.string()),
  /** As the list counts them: at most `LIST_REACH`. */
  total: z.int().min(0),
  /** Since when the first of them waits, where that matters. */
  since: time.nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** How many rows the periods that the operator sets end now, and in the 30 days to come. */
const due = z.object({
  what: z.enum(keepSettings),
  now: z.int(),
  soon: z.int(),
  /** Unused accounts that stay, because somebody has to do something first. */
  stay: z.int().optional(),
});
export type Due = z.infer<typeof due>;

const overview = z.object({ today: z.array(todayItem) });
export type Overview = z.infer<typeof overview>;

export const overviewCalls = {
  'GET overview': {
    needs: 'seeOverview',
    summary: 'What may need staff now',
    source: 'decisions B, C, D, E, F',
    response: overview,
  },
  'GET periods': {
    needs: 'holdData',
    summary: 'What was kept long enough, or will have been in 30 days',
    source: 'decision F18',
    response: z.array(due),
  },
} satisfies StaffCallRows;
