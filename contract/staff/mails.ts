import { z } from 'zod';
import { cleanText, isText } from '../characters.ts';
import { languageCodes } from '../languages.ts';
import { limits } from '../limits.ts';
import { fileContent, time } from '../records.ts';
import { bounded, code, email, longText, optional, searchText } from '../rules.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { enteredDay, mandatoryNote } from './inputs.ts';
import { listQuery } from './paging.ts';
import { MAX_TEXT, textRefusals } from './textState.ts';
import { mailStatuses, textScopes } from './words.ts';

/** The outbox and the text overrides (decisions D11, H8). Times are ISO 8601 in UTC. */

const mailRow = z.object({
  id: z.uuid(),
  to: z.string(),
  template: z.string(),
  status: z.enum(mailStatuses),
  /** Why it was refused or is tried again. */
  reason: z.string().nullable(),
  tries: z.int(),
  agencyId: z.uuid().nullable(),
  agency: z.string().nullable(),
  createdAt: time,
  sentAt: time.nullable(),
});
export type MailRow = z.infer<typeof mailRow>;

export const mailListQuery = listQuery(['createdAt'], {
  q: searchText(),
  status: z.enum(mailStatuses),
  template: searchText(limits.nameMax),
  agencyId: z.uuid(),
  /** Created on this day or later, in UTC. */
  since: enteredDay(),
});

/** An email with its text; a one-time token is hidden. */
const mailRecord = mailRow.extend({
  language: z.enum(languageCodes),
  subject: z.string(),
  text: z.string(),
});
export type MailRecord = z.infer<typeof mailRecord>;

const textOverride = z.object({
  scope: z.enum(textScopes),
  locale: z.string(),
  key: z.string(),
  text: z.string(),
  /** The original text when the override was saved. */
  original: z.string(),
  author: z.string().nullable(),
  updatedAt: time,
});
export type TextOverride = z.infer<typeof textOverride>;

const textsAnswer = z.object({
  mail: z.record(z.enum(languageCodes), z.record(z.string(), z.string())),
  overrides: textOverride.array(),
});
export type TextsAnswer = z.infer<typeof textsAnswer>;

export const textForm = z.strictObject({
  scope: z.enum(textScopes),
  locale: z.enum(languageCodes, { error: 'validation.select' }),
  key: code()
    .regex(/^[\w-]+(?:\.[^.\s]+)+$/, { error: 'validation.invalid' })
    .meta({ examples: ['invitation.subject'] }),
  /** '' restores the original. */
  text: optional(longText(MAX_TEXT)),
  /** The override that was read, '' for none; another one that was saved since is not overwritten. */
  read: z.union([z.literal(''), longText(MAX_TEXT)]).optional(),
  original: longText(MAX_TEXT),
});

const textPlace = z.object({
  scope: z.enum(textScopes),
  locale: z.enum(languageCodes, { error: 'validation.select' }),
});

/** The longest translation file, in bytes, and more texts than there are. */
const MAX_TRANSLATION_FILE = 1024 * 1024;
const MAX_TEXTS = 5_000;

/** A translation file (gettext PO) that came back. */
export const translationForm = z.strictObject({
  ...textPlace.shape,
  file: z
    .string()
    .max(MAX_TRANSLATION_FILE, { error: 'validation.invalid', abort: true })
    .overwrite(cleanText)
    .refine(isText, { error: 'validation.invalid' }),
  /** Whether to change the texts. If false, the response only says what would change. */
  apply: z.boolean(),
  /** What a check has shown before each change: a text that somebody has saved since is not overwritten. */
  seen: bounded(
    z.array(z.object({ key: code(), before: z.union([z.literal(''), longText(MAX_TEXT)]) })),
    MAX_TEXTS,
  ).optional(),
});

/** What a translation file changes, and what of it is refused. */
const translationAnswer = z.object({
  changed: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
  refused: z.array(z.object({ key: z.string(), text: z.string(), reason: z.enum(textRefusals) })),
  unchanged: z.int(),
  /** Texts without a translation, or marked as fuzzy. */
  untranslated: z.int(),
});
export type TranslationAnswer = z.infer<typeof translationAnswer>;

export const mailLists = {
  mails: {
    needs: 'readMails',
    summary: 'The outbox',
    source: 'decisions D11, I20',
    query: mailListQuery,
    row: mailRow,
  },
} satisfies StaffListRows;

export const mailCalls = {
  'GET mails/:id': {
    needs: 'readMails',
    summary: 'An email with its text',
    source: 'decisions D11, I20',
    response: mailRecord,
  },
  'POST mails/:id/resend': {
    needs: 'resendMails',
    summary: 'Send an email again',
    source: 'decisions D11, I20',
    response: z.object({ id: z.uuid() }),
  },
  'POST refusals/lift': {
    needs: 'resendMails',
    summary: 'Let an address be invited again, of which the person wrote to the program',
    source: 'decision D14',
    body: z.strictObject({ email: email(), note: mandatoryNote }),
    /** Whether it had asked not to be invited. */
    response: z.object({ lifted: z.boolean() }),
  },
  'GET texts': {
    needs: 'readTexts',
    summary: 'The texts of emails, and all text overrides',
    source: 'decision H8',
    response: textsAnswer,
  },
  'PUT texts': {
    needs: 'editTexts',
    summary: 'Override a text',
    source: 'decision H8',
    body: textForm,
    response: textsAnswer,
  },
  'GET texts/translation': {
    needs: 'readTexts',
    summary: 'The texts of a language as a gettext PO file',
    source: 'decision H8',
    query: textPlace,
    response: fileContent,
  },
  'POST texts/translation': {
    needs: 'editTexts',
    summary: 'Check or take over a gettext PO file',
    source: 'decision H8',
    body: translationForm,
    response: translationAnswer,
    // The file, in which JSON writes a line break as two characters, and what the check has shown of it.
    bodyLimit: 3 * MAX_TRANSLATION_FILE,
  },
} satisfies StaffCallRows;
