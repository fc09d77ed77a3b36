import type { Texts } from './light.ts';

/** The page of the link at the foot of an email, which alone fetches them. */
export const emails = {
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
