import type { FastifyInstance } from 'fastify';
import { WrongCredentials } from '../core/errors.ts';
import { signInWith } from './signInWith.ts';

/** Signs in (specification §7). The response does not tell whether the address or the password is wrong. */
export async function login(app: FastifyInstance) {
  app.endpoint('login', async (request, reply) => {
    const entry = await signInWith(app, request, reply, request.body);
    if (!entry) throw new WrongCredentials();
    const { challenge } = entry;
    return { status: 'ok' as const, challenge };
  });
}

/** Ends the session of this browser (specification §7). */
export async function logout(app: FastifyInstance) {
  app.endpoint('logout', async (_request, reply) => {
    await reply.signOut();
  });
}
