import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Brand } from '../../contract/brand.ts';
import { domainOf, isEmail } from '../../contract/email.ts';
import { isLoopback } from '../loopback.ts';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from '../private-files.ts';
import { isTlsProblem } from '../tls-problem.ts';
import type { Composed } from './compose.ts';

/** A mail that leaves the house: its words, for whom, and the identity that stays the same if it is tried again. */
export interface OutgoingMail extends Composed {
  id: string;
  to: string;
  date: Date;
}

/** A way out for mails. `send` resolves when the other side has taken the mail over, and rejects otherwise. */
export interface MailTransport {
  /** @param signal ends a try that takes too long; whether the mail arrived is unknown then */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** A mail that will never be taken: the server said so for good (5xx), or its address is none (decision I20). */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * What a mail is to nodemailer. Addresses are objects and the envelope is given, so nothing of ours is parsed as an
 * address list; files and URLs are never fetched. The Message-ID is the mail's own: whoever gets it twice can tell.
 */
function messageOf({ id, to, date, subject, text, html }: OutgoingMail, brand: Brand) {
  if (!isEmail(to)) throw new MailRefused('This is no email address.');
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
 * Hands mails to the server of `url` (`smtp://user:password@host:port`, `smtps://…`). To another machine nothing is
 * sent, the password least of all, before TLS is there, unless `insecure` says so.
 */
export function smtpTransport(
  url: string,
  brand: Brand,
  { insecure = false }: { insecure?: boolean } = {},
): MailTransport {
  const server = new URL(url);
  // What the URL asks for would have the last word.
  server.searchParams.delete('requireTLS');
  const smtp = createTransport({
    url: server.href,
    requireTLS: !insecure && !isLoopback(server.hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail, signal) {
      try {
        await smtp.sendMail({ ...messageOf(mail, brand), signal });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(problemOf(error), { cause: error });
        throw asTlsProblem(error) ?? error;
      }
    },
    close: () => smtp.close(),
  };
}

/** A mail server without TLS, or with a certificate that nobody vouches for, in words that say what to do. */
function asTlsProblem(error: unknown): Error | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== 'ETLS' && !isTlsProblem(error)) return undefined;
  return new Error(
    `The mail server could not be reached by TLS: ${message}. Trust its certificate by NODE_EXTRA_CA_CERTS, ` +
      'or, on a network that nobody else can read, set SMTP_INSECURE=1',
    { cause: error },
  );
}

/** Whether the server refused this very mail for good. A refused sign-in or greeting is no fault of the mail's. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300);

/** What the mail server answered, in one line of at most 300 characters; undefined where it said nothing. */
export function answerOf(error: unknown): string | undefined {
  if (error instanceof MailRefused) return error.message;
  const { response } = error as { response?: unknown };
  return typeof response === 'string' && response ? oneLine(response) : undefined;
}

/** What went wrong, in one line of at most 300 characters. */
export const problemOf = (error: unknown): string =>
  answerOf(error) ?? oneLine(error instanceof Error ? error.message : String(error));

/**
 * Writes each mail as `directory/{time}-{id}.eml`: the way out where no SMTP server is named. Trying again writes the
 * same file, and a file is whole or absent.
 */
export function fileTransport(directory: string, brand: Brand): MailTransport {
  return {
    async send(mail) {
      const message = await new MailComposer(messageOf(mail, brand)).compile().build();
      await mkdir(directory, { recursive: true, mode: PRIVATE_DIRECTORY });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      const making = join(directory, `.${name}.new`);
      await writeFile(making, message, { mode: PRIVATE_FILE, flush: true });
      await rename(making, join(directory, name));
    },
    close() {},
  };
}
