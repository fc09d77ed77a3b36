import type { FastifyInstance } from 'fastify';
import { DAY } from '../../../contract/dates.ts';
import { paths } from '../../../contract/paths.ts';

/** Less than a year, as RFC 9116 recommends; counted from the day of the request, so the file never expires. */
const EXPIRES_DAYS = 180;

/** The well-known addresses: contacts for reporting a vulnerability (RFC 9116), and the page to change a password. */
export async function wellKnown(app: FastifyInstance): Promise<void> {
  const { publicUrl, securityContacts } = app.env;
  const contacts =
    securityContacts.length > 0 ? securityContacts : [`mailto:${app.brand.supportEmail}`];
  const route = { schema: { hide: true }, config: { anonymous: true } };

  app.get('/.well-known/security.txt', route, async (_request, reply) => {
    const day = Math.floor(app.clock.now().getTime() / DAY);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date((day + EXPIRES_DAYS) * DAY).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/.well-known/change-password', route, (_request, reply) =>
    reply.redirect(paths.security),
  );
}
