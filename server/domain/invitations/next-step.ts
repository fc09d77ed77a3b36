import { limits } from '../../../contract/limits.ts';

const DAY = 86_400_000;

/**
 * When time next does something with an invitation that ends at `end`: a reminder (days 3, 10 and 2 before its end), or
 * the end itself. null where all of that is past.
 */
export function nextStepAt(end: Date, now: Date): Date | null {
  const steps = [...limits.invitationReminderDaysLeft, 0];
  const left = steps.find((days) => end.getTime() - days * DAY > now.getTime());
  return left === undefined ? null : new Date(end.getTime() - left * DAY);
}
