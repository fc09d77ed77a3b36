import type { FastifyInstance } from 'fastify';
import { readResetLink } from '../../accounts/reset-links.ts';
import { readSignUp } from '../../domain/sign-up/create-agent.ts';

/** Returns the address that a link was mailed to, so that a page can name its owner before the link is used. */
export async function readLink(app: FastifyInstance) {
  app.endpoint('readLink', async ({ body: { token } }) => {
    const now = app.clock.now();
    const email = await readResetLink(app.db, token, now);
    return { emailAddress: email ?? (await readSignUp(app.db, token, now)).email };
  });
}
