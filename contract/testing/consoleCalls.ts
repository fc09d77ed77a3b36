import type { StaffRole } from '../staff/roles.ts';

/**
 * Who may make which call of the console, written by hand from what the roles are for, and not read from the table of
 * capabilities, so that a mistake in one of them shows. A new call without a row fails (contract/staff/roles.test.ts).
 *
 * Reviewers decide, comment and remind. Editors write content and texts. Support reads people and emails, sends emails
 * again and unlocks. Auditors read everything and change nothing. Administrators have to do with accounts and roles.
 */
type Row = readonly [call: string, ...roles: StaffRole[]];
const all = ['reviewer', 'editor', 'support', 'auditor', 'administrator'] as const;

export const CONSOLE_CALLS: readonly Row[] = [
  ['GET overview', ...all],
  ['GET programme', 'reviewer', 'auditor'],

  ['GET review', 'reviewer', 'auditor'],
  ['GET review/:id', 'reviewer', 'auditor'],
  ['POST review/:id/preview', 'reviewer'],
  ['POST review/:id/decision', 'reviewer'],

  ['GET agencies', 'reviewer', 'auditor'],
  ['GET agencies/export', 'reviewer', 'auditor'],
  ['GET agencies/:id', 'reviewer', 'auditor'],
  ['GET changes', 'reviewer', 'auditor'],
  ['POST agencies/:id/window', 'reviewer'],
  ['POST agencies/:id/reopen', 'reviewer'],
  ['POST agencies/:id/terms', 'reviewer'],
  ['POST agencies/:id/change', 'reviewer'],
  ['POST agencies/:id/point-of-contact', 'reviewer'],

  ['GET people', 'reviewer', 'support', 'auditor', 'administrator'],
  ['GET people/export', 'reviewer', 'auditor', 'administrator'],
  ['GET people/:id', 'reviewer', 'support', 'auditor', 'administrator'],
  ['POST people/:id/dashboard', 'reviewer', 'support', 'auditor', 'administrator'],
  ['POST people/:id/unlock', 'support', 'administrator'],
  ['POST people/:id/decision', 'reviewer'],
  ['POST people/:id/attach', 'reviewer'],
  ['POST people/:id/disable', 'administrator'],
  ['POST people/:id/reset-second-step', 'administrator'],
  ['POST people/:id/hold', 'administrator'],
  ['POST people/:id/release', 'administrator'],
  ['GET periods', 'administrator'],
  ['POST people/:id/ask-for-reset', 'support'],
  ['POST people/:id/enable', 'administrator'],
  ['POST people/:id/end-sessions', 'administrator'],
  ['POST people/:id/roles', 'administrator'],
  ['POST people/:id/sign-on', 'administrator'],
  ['GET people/:id/data-exports', 'administrator'],
  ['POST people/:id/data-exports', 'administrator'],
  ['GET people/:id/data-exports/:file', 'administrator'],
  ['GET people/:id/ending', 'administrator'],
  ['POST people/:id/ending', 'administrator'],

  ['GET reports', 'reviewer', 'auditor'],
  ['GET bookings', 'reviewer', 'auditor'],
  ['GET reports/quarters', 'reviewer', 'auditor'],
  ['GET reports/quarters/:name', 'reviewer', 'auditor'],
  ['GET reports/quarantine', 'reviewer', 'auditor'],
  ['GET reports/files', 'reviewer', 'auditor'],
  ['GET reports/bookings', 'reviewer', 'auditor'],
  ['GET reports/:id', 'reviewer', 'auditor'],
  ['GET reports/:id/file', 'reviewer', 'auditor'],
  ['GET reports/:id/marked', 'reviewer', 'auditor'],
  ['POST reports/reminders', 'reviewer'],
  ['GET reports/reminders/:id', 'reviewer'],

  ['GET content', 'editor', 'auditor'],
  ['GET content/:id', 'editor', 'auditor'],
  ['GET content/:id/versions/:number', 'editor', 'auditor'],
  ['GET images', 'editor', 'auditor'],
  ['POST content', 'editor'],
  ['PUT content/:id', 'editor'],
  ['POST content/:id/publish', 'editor'],
  ['POST content/:id/offline', 'editor'],
  ['POST content/:id/restore', 'editor'],
  ['POST images', 'editor'],

  ['GET quiz', 'editor', 'auditor'],
  ['PUT quiz/settings', 'editor'],
  ['POST quiz/questions', 'editor'],
  ['PUT quiz/questions/:id', 'editor'],

  ['GET mails', 'support', 'auditor'],
  ['GET mails/:id', 'support', 'auditor'],
  ['POST mails/:id/resend', 'support'],
  ['POST refusals/lift', 'support'],
  ['GET texts', 'editor', 'auditor'],
  ['GET texts/translation', 'editor', 'auditor'],
  ['PUT texts', 'editor'],
  ['POST texts/translation', 'editor'],

  ['GET audit', 'auditor'],
  ['GET audit/export', 'auditor'],
  ['GET audit/verify', 'auditor'],

  ['GET roles', 'auditor', 'administrator'],
  ['GET roles/export', 'auditor', 'administrator'],
  ['GET sign-on', 'auditor', 'administrator'],
  ['POST sign-on/require', 'administrator'],
  ['POST sign-on/release', 'administrator'],

  ['GET front-desks', 'auditor', 'administrator'],
  ['POST front-desks', 'administrator'],
  ['POST front-desks/:id/withdraw', 'administrator'],
];
