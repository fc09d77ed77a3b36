import type { Moment } from '#contract/dates.ts';
import type { Settings } from '#contract/records.ts';
import { usualTimeZone } from '#contract/settings.ts';

/** When it is for the program. Another back end may not name its zone. */
export const momentOf = ({ timeZone = usualTimeZone }: Settings, now = new Date()): Moment => ({
  now,
  timeZone,
});
