import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { InvalidInput } from '../core/errors.ts';
import type { MailChoice } from '../core/mail/mailChoices.ts';

const MAX_BYTES = 4_096;
const ONE_CLICK = 'List-Unsubscribe=One-Click';
/** The same in the form of files, which RFC 8058 prefers. */
const PART =
  /\r?\nContent-Disposition: *form-data; *name="?List-Unsubscribe"?[^\n]*\n\r?\nOne-Click\r?\n/gi;

const isOneClick = (type: string, body: string): boolean =>
  type.startsWith('multipart/form-data')
    ? [...body.matchAll(PART)].length === 1 && body.match(/Content-Disposition:/gi)?.length === 1
    : body.trim() === ONE_CLICK;

/**
 * The press of a mail program on its own button (RFC 8058): a POST to the address in the header, without session, cookies or
 * anti-forgery token, and with this one body and no other. The token in the address says what it stops; nothing starts again.
 */
export async function oneClick(
  app: FastifyInstance,
  { stop }: { stop: (token: string) => Promise<MailChoice> },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post<{ Querystring: { token?: unknown } }>(
    paths.mailChoice,
    { schema: { hide: true } },
    async ({ body, query, headers }) => {
      const sent = typeof body === 'string' ? body : '';
      if (!isOneClick(headers['content-type'] ?? '', sent))
        throw new InvalidInput('error.badRequest');
      await stop(String(query.token ?? ''));
      return { status: 'ok' };
    },
  );
}
