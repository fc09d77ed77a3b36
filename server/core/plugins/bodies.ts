import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '../errors.ts';

/** Parses JSON bodies: UTF-8 only, no `__proto__` or `constructor.prototype` keys, and an empty body is undefined. */
export async function bodies(app: FastifyInstance): Promise<void> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(new InvalidInput('error.badRequest'));
      return;
    }
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
