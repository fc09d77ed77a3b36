import { DAY } from '../../../contract/dates.ts';
import { limits } from '../../../contract/limits.ts';

/**
 * Returns when the next reminder of an invitation that ends at `end` is due (days 3 and 10, and 2 days before its end),
 * or the end itself; null if all of them are past.
 */
export function nextStepAt(end: Date, now: Date): Date | null {
  const steps = [...limits.invitationReminderDaysLeft, 0];
  const left = steps.find((days) => end.getTime() - days * DAY > now.getTime());
  return left === undefined ? null : new Date(end.getTime() - left * DAY);
}
