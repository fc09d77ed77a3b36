import { dayInWords } from '../../contract/dates.ts';
import type { Queryable } from '../db/connection.ts';
import { mails } from '../db/schema.ts';
import { type MailParams, type MailTemplate, type MailText, mailTexts } from './texts.ts';
import type { TokenRef } from './tokens.ts';

/** A mail to be sent: its template and what the template needs. */
export interface Mail<T extends MailTemplate = MailTemplate> {
  to: string;
  template: T;
  params: MailParams<T>;
  /** Whose one-time token goes into the link, where the template has one. The token itself is not written down. */
  link?: TokenRef;
  /** The row that says 'Inviting...' until this mail is sent. */
  invitationId?: string;
  agencyId?: string;
  /** Of mails with the same key only the first is written: reminders. */
  dedupeKey?: string;
  /** Of mails that one press of a button caused. */
  batchId?: string;
  /** The server's clock. */
  now: Date;
}

/** What a mail's row holds of its content. */
export type MailContent = { words: Record<string, string>; link?: TokenRef };

/**
 * Writes a mail into the outbox, in the transaction of what causes it: either both happen or neither. The worker
 * sends it; wake it after the commit, or it finds the mail within seconds by itself.
 * @throws Error when the template has a link with a token and none is named
 */
export const enqueueMail = <T extends MailTemplate>(tx: Queryable, mail: Mail<T>) =>
  enqueueMails(tx, [mail]);

/** {@link enqueueMail} for many at once. Returns how many were written: those whose key was there before are not. */
export async function enqueueMails<T extends MailTemplate>(
  tx: Queryable,
  batch: readonly Mail<T>[],
): Promise<number> {
  if (batch.length === 0) return 0;
  const written = await tx
    .insert(mails)
    .values(batch.map(toRow))
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  return written.length;
}

function toRow<T extends MailTemplate>(mail: Mail<T>) {
  const { template, params: words, link, now, ...rest } = mail;
  const { action, priority }: MailText = mailTexts[template];
  if (Boolean(action?.token) !== Boolean(link))
    throw new Error(`Mail ${template}: link or no link`);
  const content: MailContent = { words, link };
  return { ...rest, template, params: content, priority, nextTryAt: now, createdAt: now };
}

/** A calendar day as mails write it: 'May 1, 2030' (decision H7). */
export const mailDate = (date: Date): string => dayInWords(date, 'en-US');
