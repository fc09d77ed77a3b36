/**
 * The tables. Email addresses are stored in lower case. After a change run `npx drizzle-kit generate --name <what>` and
 * commit the migration. Extensions and triggers, which Drizzle can't express, have migrations of their own. No time has
 * a default: every time comes from the server's clock, which can be shifted.
 */

export * from './tables/agencies.ts';
export * from './tables/audit.ts';
export * from './tables/certificates.ts';
export * from './tables/content.ts';
export * from './tables/dataExports.ts';
export * from './tables/education.ts';
export * from './tables/factors.ts';
export * from './tables/files.ts';
export * from './tables/holds.ts';
export * from './tables/invitations.ts';
export * from './tables/jobs.ts';
export * from './tables/mailChoices.ts';
export * from './tables/mails.ts';
export * from './tables/people.ts';
export * from './tables/programme.ts';
export * from './tables/reports.ts';
export * from './tables/review.ts';
export * from './tables/signIn.ts';
export * from './tables/signOn.ts';
export * from './tables/signUp.ts';
