import { DAY, type Moment } from '../../contract/dates.ts';
import type { Env } from './config/env.ts';

/** The server's clock. All code reads the time from it, so that tests and HUB_TIME_OFFSET can shift it. */
export interface Clock {
  now(): Date;
  /** With the program's zone, which says how long a day lasts. */
  moment(): Moment;
}

/** Returns the machine's clock, shifted by some days, which may be a fraction. */
export function systemClock({
  timeOffsetDays,
  timeZone,
}: Pick<Env, 'timeOffsetDays' | 'timeZone'>): Clock {
  const now = () => new Date(Date.now() + timeOffsetDays * DAY);
  return { now, moment: () => ({ now: now(), timeZone }) };
}
