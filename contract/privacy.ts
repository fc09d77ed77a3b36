/** Why data are kept (server/core/db/personal). */
const purposes = [
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
