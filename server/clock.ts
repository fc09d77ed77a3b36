import { DAY } from '../contract/dates.ts';

/** The server's clock. All code reads the time from it, so that tests and HUB_TIME_OFFSET can shift it. */
export interface Clock {
  now(): Date;
}

/** Returns the machine's clock, shifted by some days, which may be a fraction. */
export const systemClock = (offsetDays = 0): Clock => ({
  now: () => new Date(Date.now() + offsetDays * DAY),
});
