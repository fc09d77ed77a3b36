/** Why data are kept (server/core/db/personal). */
export const purposes = [
  'account',
  'registration',
  'invitations',
  'accreditation',
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

/** The periods that an operator sets, in days (`KEEP_…`); 0: there is no end. */
export type Keep = Readonly<Record<'mails' | 'invitations' | 'signIns' | 'reports', number>>;
