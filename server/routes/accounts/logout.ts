import type { FastifyInstance } from 'fastify';

/** Ends the session of this browser (specification §7). */
export async function logout(app: FastifyInstance) {
  app.endpoint('logout', async (_request, reply) => {
    await reply.signOut();
    return { status: 'ok' as const };
  });
}
