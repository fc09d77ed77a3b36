import type { Texts } from './light.ts';

/** The pages of the link at the foot of an email, and of those that change an address, which alone fetch them. */
export const emails = {
  address: {
    lead: 'Please confirm that you log in with %{email} from now on.',
    undoLead:
      'Your account gets %{email} back. Its password and what was added for logging in are removed, everybody is logged out, and we email you a link to set a new password.',
    done: 'The address of your account is now %{email}.',
  },
  resume: 'Allow them again',
  invitations: {
    sent: '%{email} can be invited to the program by email.',
    stop: 'Do not invite me again',
    stopped:
      '%{email} is not invited any more. Whoever tries to is told that you asked not to be invited.',
  },
  reminders: {
    sent: '%{email} gets reminders of what is due.',
    stop: 'Do not send me reminders',
    stopped: '%{email} gets no more reminders. Your dashboard still shows what is due.',
  },
  news: {
    sent: '%{email} gets news, offers and program changes.',
    stop: 'Do not send me news',
    stopped: '%{email} gets no more news, offers and program changes.',
  },
};

export type EmailWords = Texts<typeof emails>;
