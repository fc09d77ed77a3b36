import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/languages.ts';
import type { Queryable } from '../db/connection.ts';
import { accounts, mails } from '../db/schema.ts';
import { unwanted } from './mailChoices.ts';
import { type MailTemplate, templateOf } from './templates.ts';
import type { TokenRef } from './tokens.ts';
import type { MailParams } from './words.ts';

/** An email to be sent. */
export interface Mail<T extends MailTemplate = MailTemplate> {
  to: string;
  template: T;
  /** A calendar day is stored by `dayOf`, and worded in the reader's language (decision H7). */
  params: MailParams<T>;
  /** The language for an address without an account; an account has its own. English if not given. */
  language?: Language;
  /** The row whose one-time token goes into the link, if the template has one. The token itself is not stored. */
  link?: TokenRef;
  /** The invitation that shows 'Inviting...' until this email is sent. */
  invitationId?: string;
  agencyId?: string;
  /** Only the first email with a key is stored; one of `dedupeKeys`. */
  dedupeKey?: string | SQL;
  /** Groups the emails of one action, to show its progress. */
  batchId?: string;
  /** The server's time. */
  now: Date;
}

export type MailContent = { words: Record<string, string>; link?: TokenRef };

/**
 * Stores an email in the outbox, in the transaction of what causes it, so that both happen or neither. Wake the mail
 * worker after the commit; otherwise it finds the email within seconds.
 * @throws Error if the template has a link with a token and `link` is missing, or the other way round
 */
export const enqueueMail = <T extends MailTemplate>(tx: Queryable, mail: Mail<T>) =>
  enqueueMails(tx, [mail]);

/**
 * {@link enqueueMail} for many at once. Returns how many were stored: not those with a known dedupe key, nor those that their
 * readers asked not to be sent.
 */
export async function enqueueMails<T extends MailTemplate>(
  tx: Queryable,
  batch: readonly Mail<T>[],
): Promise<number> {
  const wanted = await withoutUnwanted(tx, batch);
  if (wanted.length === 0) return 0;
  const written = await tx
    .insert(mails)
    .values(wanted.map(toRow))
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return written.length;
}

/** Returns the emails without those that their readers do not get. Invitations were judged before, by their address. */
async function withoutUnwanted<T extends MailTemplate>(
  tx: Queryable,
  batch: readonly Mail<T>[],
): Promise<readonly Mail<T>[]> {
  let wanted = batch;
  for (const list of ['reminders', 'news'] as const) {
    const isOf = ({ template }: Mail<T>) => templateOf(template).list === list;
    const asked = wanted.filter(isOf).map(({ to }) => to);
    if (asked.length === 0) continue;
    const refused = await unwanted(tx, list, asked);
    wanted = wanted.filter((mail) => !isOf(mail) || !refused.has(mail.to));
  }
  return wanted;
}

function toRow<T extends MailTemplate>(mail: Mail<T>) {
  const { template, params: words, language = 'en', link, now, ...rest } = mail;
  const { action, priority } = templateOf(template);
  if (Boolean(action?.token) !== Boolean(link))
    throw new Error(`Mail ${template}: link or no link`);
  const content: MailContent = { words, link };
  return {
    ...rest,
    template,
    params: content,
    language: readerLanguage(mail.to, language),
    priority,
    nextTryAt: now,
    createdAt: now,
  };
}

/** Returns the SQL of the language of an address: its account's, otherwise `fallback`. */
const readerLanguage = (email: string | SQL, fallback: Language | SQL) =>
  sql<Language>`coalesce((select ${accounts.language} from ${accounts} where ${accounts.email} = ${email}), ${fallback})`;
