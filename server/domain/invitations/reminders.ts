import { dayOf, daysFrom } from '../../../contract/dates.ts';
import type { Language } from '../../../contract/languages.ts';
import { limits } from '../../../contract/limits.ts';
import type { InviteType } from '../../../contract/statuses.ts';

/**
 * Returns when the next reminder of an invitation that ends at `end` is due (days 3 and 10, and 2 days before its end),
 * or the end itself; null if all of them are past.
 */
export function nextStepAt(end: Date, now: Date): Date | null {
  const steps = [...limits.invitationReminderDaysLeft, 0];
  const left = steps.find((days) => daysFrom(end, -days) > now);
  return left === undefined ? null : daysFrom(end, -left);
}

/** Returns the reminder of an unused invitation, worded differently for people who invited themselves. */
export const invitationReminder = ({ id, email, language, agency, inviteType, end }: Reminded) => ({
  to: email,
  language,
  template:
    inviteType === 'SELF' ? ('selfInvitationReminder' as const) : ('invitationReminder' as const),
  params: { agency: agency ?? '', until: dayOf(end) },
  link: { purpose: 'invitation' as const, id },
  invitationId: id,
});

interface Reminded {
  id: string;
  email: string;
  language: Language;
  agency: string | null;
  inviteType: InviteType;
  /** The end of its link. */
  end: Date | null;
}
