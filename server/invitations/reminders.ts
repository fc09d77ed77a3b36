import { dayOf } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import type { InviteType } from '../../contract/statuses.ts';

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
