import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '../../../contract/brand.ts';
import { domainOf, isEmail } from '../../../contract/email.ts';
import { isLoopback } from '../config/loopback.ts';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from '../config/privateFiles.ts';
import { isTlsProblem } from '../http/tlsProblem.ts';
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
function messageOf({ id, to, date, subject, text, html }: OutgoingMail, brand: Brand) {
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
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends emails by SMTP to `url` (`smtp://user:password@host:port`, `smtps://…`). To another machine nothing is sent
 * without TLS unless `insecure` is set.
 */
export function smtpTransport(
  url: string,
  brand: Brand,
  { insecure = false }: { insecure?: boolean } = {},
): MailTransport {
  const server = new URL(url);
  // A query parameter would override the option below.
  server.searchParams.delete('requireTLS');
  // Loaded with the first email, as for those in files: the start doesn't wait for it.
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url: server.href,
      requireTLS: !insecure && !isLoopback(server.hostname),
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    });
  let smtp: ReturnType<typeof open> | undefined;
  return {
    async send(mail, signal) {
      try {
        smtp ??= open();
        await (await smtp).sendMail({ ...messageOf(mail, brand), signal });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(problemOf(error), { cause: error });
        throw asTlsProblem(error) ?? error;
      }
    },
    close: () => void smtp?.then((opened) => opened.close()),
  };
}

/** Returns an error with instructions if the mail server has no TLS or an untrusted certificate. */
function asTlsProblem(error: unknown): Error | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ETLS' && !isTlsProblem(error)) return undefined;
  return new Error(
    `The mail server could not be reached by TLS: ${message}. Trust its certificate by NODE_EXTRA_CA_CERTS, ` +
      'or, on a network that nobody else can read, set SMTP_INSECURE=1',
    { cause: error },
  );
}

/** Whether the server refused this email permanently, rather than the sign-in or the connection. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
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

/**
 * Writes each email to `directory/{time}-{id}.eml`, if no SMTP server is configured. A retry writes the same file, and
 * the final rename makes sure that a file is complete.
 */
export function fileTransport(directory: string, brand: Brand): MailTransport {
  return {
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = await new MailComposer(messageOf(mail, brand)).compile().build();
      await mkdir(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      const temporary = join(directory, `.${name}.new`);
      await writeFile(temporary, message, { mode: PRIVATE_FILE, flush: true });
      await rename(temporary, join(directory, name));
    },
    close() {},
  };
}
