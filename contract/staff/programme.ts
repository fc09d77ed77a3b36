import { z } from 'zod';
import { time } from '../records.ts';
import { agencyStatuses, associateStatuses } from '../statuses.ts';
import type { StaffCallRows } from './call.ts';
import { reportQuarter } from './reports.ts';
import { programmePeriods } from './words.ts';

/** The figures of the overview. Times are in UTC, money is in US dollars, a quarter is `2026-Q1`. */

const count = z.int().min(0);
/** Sums of the events that were not cancelled. */
const sums = { events: count, roomNights: count, hotelRevenue: z.number() };
const top = z.array(z.object({ name: z.string(), ...sums }));
/** Median days from the step before; null if nobody took the step. */
const days = z.number().nullable();

const programmeQuery = z.object({
  /** How many closed quarters to look back on; those since then count too. */
  quarters: z.enum(programmePeriods).default(programmePeriods[0]),
  /** Restricts the figures to one agency. */
  agencyId: z.uuid().optional(),
});

const programme = z.object({
  at: time,
  since: z.iso.date(),
  /** How many of the people invited in the period took each step. */
  funnel: z.object({
    invited: count,
    account: count,
    registered: count,
    accredited: count,
    days: z.object({ account: days, registered: days, accredited: days }),
  }),
  /** How many associates were accredited at the end of each month, the last one at `at`. */
  accredited: z.array(z.object({ month: z.iso.date(), total: count })),
  /** By weeks from Monday on, earliest first. */
  weeks: z.array(z.object({ week: z.iso.date(), sent: count, accepted: count })),
  /** Earliest first, each with the same quarter of the year before; null if no report was read for it. */
  quarters: z.array(z.object({ quarter: z.string(), ...sums, before: z.object(sums).nullable() })),
  /** By room nights, at most ten of each. */
  top: z.object({
    agencies: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), ...sums })),
    hotels: top,
    countries: top,
  }),
  /** By status, and the reports of the last closed quarter; null for one agency. */
  now: z
    .object({
      agencies: z.array(z.object({ status: z.enum(agencyStatuses), total: count })),
      associates: z.array(z.object({ status: z.enum(associateStatuses), total: count })),
      reports: reportQuarter,
    })
    .nullable(),
});
export type Programme = z.infer<typeof programme>;

export const programmeCalls = {
  'GET programme': {
    needs: 'seeFigures',
    summary: 'How the program goes',
    source: 'decisions B, C, D, E',
    query: programmeQuery,
    response: programme,
  },
} satisfies StaffCallRows;
