import type { Brand } from '../../../contract/brand.ts';
import { isLoopback } from '../config/loopback.ts';
import { isTlsProblem } from '../http/tlsProblem.ts';
import { MailRefused, type MailTransport, messageOf, problemOf } from './transport.ts';

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
