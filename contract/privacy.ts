/** Why data are kept (server/core/db/personal). */
export const purposes = [
  'account',
  'registration',
  'invitations',
  'accreditation',
  'certificates',
  'agreements',
  'agency',
  'reports',
  'mails',
  'security',
  'audit',
  'content',
  'operation',
] as const;
export type Purpose = (typeof purposes)[number];

/** Until when it is kept, from the shortest to the longest. */
export const keptUntil = ['days', 'account', 'agency', 'program'] as const;

/** What is kept of a person for one reason, and for how long at most. */
export interface KeptData {
  purpose: Purpose;
  /** How many entries. */
  total: number;
  until: (typeof keptUntil)[number];
  /** At most; with `account`: after how many days without a login it ends by itself, null if it does not. */
  days: number | null;
}

/** The periods that an operator sets (`KEEP_…`), in days, of reports in years; 0: there is no end. */
export const keepSettings = ['mails', 'invitations', 'signIns', 'reports', 'inactive'] as const;
export type Keep = Readonly<Record<(typeof keepSettings)[number], number>>;
