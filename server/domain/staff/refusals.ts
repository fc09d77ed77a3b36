import { type StaffText, staffText } from '../../../contract/staff/texts.ts';
import { Refusal, refuseFields } from '../../errors.ts';

/** What can't be done as things stand: 409 with a text for staff, its parameters filled in. */
export const conflict = (key: StaffText, params?: Record<string, string>) =>
  new Refusal(409, `staff.${key}`, staffText(key, params));

/**
 * The time that a day stands for, which is ahead.
 * @param clock time of that day, in UTC
 * @throws Refusal 400 beside `field` where it is over
 */
export function dayAhead(field: string, day: string, now: Date, clock = '00:00:00.000'): Date {
  const time = new Date(`${day}T${clock}Z`);
  if (time <= now) throw refuseFields({ [field]: staffText('futureDay') });
  return time;
}
