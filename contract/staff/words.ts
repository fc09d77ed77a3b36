/**
 * The values of states, kinds and roles in the API. Not in the files with the schemas, so that lists don't load zod.
 */

import type { Language } from '../languages.ts';
import { gateOfContent } from '../pages.ts';

export const mailStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const textScopes = ['mail', 'portal'] as const;
export type TextScope = (typeof textScopes)[number];

/**
 * The states of a text: the product's own, the program's own, no longer current, or customized in English only.
 */
export const textStates = ['STANDARD', 'CUSTOMIZED', 'OUTDATED', 'MISSING'] as const;
export type TextState = (typeof textStates)[number];

/** The cookie that shows staff the key of each text on the page. */
export const KEYS_COOKIE = 'hub-show-keys';

export const roles = ['poc', 'associate', 'staff'] as const;

export const reportStates = ['SUBMITTED', 'DUE', 'OVERDUE'] as const;

/**
 * What may need somebody of staff today, and the list of the console that shows it: applications and requests for a
 * change that wait, overdue reports, failed emails, what ends soon, and locked accounts.
 */
export const todayLists = {
  applications: 'review',
  changes: 'agencies',
  overdueReports: 'reports',
  failedMails: 'mails',
  renewals: 'agencies',
  accreditations: 'people',
  lockedAccounts: 'people',
} as const;
export type TodayName = keyof typeof todayLists;

/** How many quarters the overview can look back on. */
export const programmePeriods = ['4', '8', '12'] as const;

/** The states of a version: unpublished, shown, scheduled, past its end, or replaced by a later one. */
export const versionStates = ['DRAFT', 'LIVE', 'SCHEDULED', 'ENDED', 'REPLACED'] as const;
export type VersionState = (typeof versionStates)[number];

export const pageStates = ['LIVE', 'SCHEDULED', 'OFFLINE'] as const;
export type PageState = (typeof pageStates)[number];

/** The states of a translation: there is none, it is older than the English version, or it is not. */
export const translationStates = ['MISSING', 'OUTDATED', 'CURRENT'] as const;

/** The code whose major versions are acknowledged (decision C6). */
export const ACKNOWLEDGED_CODE = 'education';
/** The code to whose major versions people agree again (decision G7). */
export const AGREED_CODE = 'terms';
/** The codes of pages of which a version may be major. */
export const majorCodes: readonly string[] = [ACKNOWLEDGED_CODE, AGREED_CODE];
/** Whether a page can be emailed as news: to accredited associates, who can open it. */
export const isNews = (code: string, language: Language): boolean =>
  language === 'en' && gateOfContent(code) === 'accredited';
