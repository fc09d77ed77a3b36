import type { Brand } from '../../../contract/brand.ts';
import { domainOf, isEmail } from '../../../contract/email.ts';
import type { Composed } from './compose.ts';

/** A composed email with its recipient, and an id that stays the same if sending is retried. */
export interface OutgoingMail extends Composed {
  id: string;
  to: string;
  date: Date;
}

/** Sends emails. `send` resolves when the other side has accepted the email, and rejects otherwise. */
export interface MailTransport {
  /** @param signal aborts the try; whether the email arrived is unknown then */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Removes what it has kept of emails that are not in the outbox any more. */
  sweep?(kept: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void>;
  close(): void;
}

/** The email can't be delivered: the server refused it permanently (5xx), or the address is invalid (decision I20). */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** There is no mail server to ask: the recipient is not an email address. */
export class NoAddress extends MailRefused {
  override name = 'NoAddress';
}

/**
 * Returns the message for nodemailer. Addresses are objects and the envelope is explicit, so that no text is parsed as
 * an address list; files and URLs are never fetched. The Message-ID is constant, so that a duplicate can be recognized.
 */
export function messageOf(
  { id, to, date, subject, text, html, stopUrl = '' }: OutgoingMail,
  brand: Brand,
) {
  if (!isEmail(to)) throw new NoAddress('This is not an email address.');
  const from = brand.accreditationEmail;
  return {
    from: { name: brand.name, address: from },
    to: { name: '', address: to },
    envelope: { from, to: [to] },
    messageId: `<${id}@${domainOf(from)}>`,
    date,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One press of a mail program's own button (RFC 8058), which presses over HTTPS only.
      ...(stopUrl.startsWith('https:') && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns a text in one line, without what neither a header nor the database takes. */
export const oneLine = (text: string, max?: number): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

const MAX_ANSWER = 300;

/** Returns the mail server's answer in one line of at most 300 characters; undefined if there was none. */
export function answerOf(error: unknown): string | undefined {
  if (error instanceof MailRefused) return error.message;
  const { response } = error as { response?: unknown };
  return typeof response === 'string' && response ? oneLine(response, MAX_ANSWER) : undefined;
}

export const problemOf = (error: unknown): string =>
  answerOf(error) ?? oneLine(error instanceof Error ? error.message : String(error), MAX_ANSWER);
