import type { FastifyInstance } from 'fastify';

export async function logout(app: FastifyInstance) {
  app.hub('logout', async (_request, reply) => {
    await reply.signOut();
    return { status: 'ok' as const };
  });
}
