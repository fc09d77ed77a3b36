import { DAY } from './dates.ts';
import { limits } from './limits.ts';
import type { OpenQuarter } from './records.ts';

/** The quarters that agencies report on (decision E1), in UTC. Without zod: a guest's first page loads it. */

/** A calendar quarter: its name (`2025-Q3`), first moment, and the first moment after it. */
export interface Quarter {
  name: string;
  start: Date;
  end: Date;
}

/** The quarter of `date`, or one `quarters` after it. */
export function quarterOf(date: Date, quarters = 0): Quarter {
  const first = Math.floor(date.getUTCMonth() / 3) + quarters;
  const start = new Date(Date.UTC(date.getUTCFullYear(), first * 3, 1));
  const end = new Date(Date.UTC(date.getUTCFullYear(), (first + 1) * 3, 1));
  return { name: `${start.getUTCFullYear()}-Q${start.getUTCMonth() / 3 + 1}`, start, end };
}

/** The year and the number of a quarter, for the words of a language; undefined for what is no quarter's name. */
export function quarterParts(name: string): { year: number; n: number } | undefined {
  const [, year, n] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  return year ? { year: Number(year), n: Number(n) } : undefined;
}

/** The quarter with a name, `2025-Q3`. */
export function quarterNamed(name: string): Quarter {
  const { year, n } = quarterParts(name) ?? { year: Number.NaN, n: Number.NaN };
  return quarterOf(new Date(Date.UTC(year, (n - 1) * 3)));
}

/** The name of the quarter before another, `2025-Q4` for `2026-Q1`. */
export const quarterBefore = (name: string): string => quarterOf(quarterNamed(name).start, -1).name;

/** The quarter that is to be reported at `now`: the last one that closed. */
export const lastClosedQuarter = (now: Date): Quarter => quarterOf(now, -1);

/** Returns the closed quarters that reports and charts cover, the latest first. */
export const closedQuarters = (now: Date): Quarter[] =>
  Array.from({ length: limits.reportQuarters }, (_, index) => quarterOf(now, -1 - index));

/** The deadline for a quarter's report: the last moment of day 30 of the next one, so that its date is that day's. */
export const deadlineOf = ({ end }: Quarter): Date =>
  new Date(end.getTime() + limits.reportDeadlineDays * DAY - 1);

/**
 * The quarters that an agency can report at `now`, the last first: the last closed one, until the next one closes, and
 * each earlier one since its approval that has no report.
 * @param filenameOf the file of the latest report on a quarter
 */
export function openQuarters(
  now: Date,
  approvedAt: Date | null,
  filenameOf: (quarter: string) => string | undefined,
): OpenQuarter[] {
  return closedQuarters(now)
    .filter(
      ({ name, end }, place) =>
        place === 0 || (approvedAt !== null && approvedAt < end && !filenameOf(name)),
    )
    .map(({ name }) => ({ name, filename: filenameOf(name) ?? null }));
}

/** Returns the quarter of an upload for which none was chosen: the last one without a report. */
export const proposedQuarter = (open: readonly OpenQuarter[]): string | undefined =>
  (open.find(({ filename }) => filename === null) ?? open[0])?.name;
