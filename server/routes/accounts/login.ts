import type { FastifyInstance } from 'fastify';
import { checkCredentials } from '../../accounts/check-credentials.ts';
import { WrongCredentials } from '../../errors.ts';

/** Signs in (specification §7). The response does not tell whether the address or the password is wrong. */
export async function login(app: FastifyInstance) {
  app.endpoint('login', async (request, reply) => {
    const account = await checkCredentials(app, request, request.body);
    if (!account) throw new WrongCredentials();
    // False if the password was changed while it was being checked.
    const signedIn = await reply.signIn(account.id, account.passwordVersion);
    if (!signedIn) throw new WrongCredentials();
    reply.rememberDevice(account);
  });
}

/** Ends the session of this browser (specification §7). */
export async function logout(app: FastifyInstance) {
  app.endpoint('logout', async (_request, reply) => {
    await reply.signOut();
  });
}
