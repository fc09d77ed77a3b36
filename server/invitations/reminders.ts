import { dayOf, daysFrom, endOf, type Moment } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { limits } from '../../contract/limits.ts';
import type { InviteType } from '../../contract/statuses.ts';

/**
 * Returns when the next reminder of an invitation is due (days 3 and 10, and 2 days before its last day), or when that
 * day is over; null if all of them are past.
 * @param lastDay of its link
 */
export function nextStepAt(lastDay: Date, { now, timeZone }: Moment): Date | null {
  const reminders = limits.invitationReminderDaysLeft.map((days) => daysFrom(lastDay, -days));
  return [...reminders, endOf(lastDay, timeZone)].find((step) => step > now) ?? null;
}

export function timesFrom(moment: Moment) {
  const tokenExpiresAt = daysFrom(moment.now, limits.invitationLifeDays);
  return {
    requestedAt: moment.now,
    tokenExpiresAt,
    nextStepAt: nextStepAt(tokenExpiresAt, moment),
  };
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
  /** The last day of its link. */
  end: Date | null;
}
