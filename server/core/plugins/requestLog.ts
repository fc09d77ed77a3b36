import type { FastifyInstance } from 'fastify';
import { deviceIdOf, diagIdOf, loggedUrl } from '../monitoring/log.ts';

/** Logs one line for each request, after its response, with the id that the server gives it. */
export async function requestLog(app: FastifyInstance): Promise<void> {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const line = {
      diagId: diagIdOf(request),
      method: request.method,
      url: loggedUrl(request.url),
      status: statusCode,
      ms: Math.round(elapsedTime * 10) / 10,
      ip: request.ip,
      account: request.person?.id,
      device: deviceIdOf(request),
      ...(request.failure !== undefined && { err: request.failure }),
    };
    const failed = request.failure !== undefined || statusCode >= 500;
    request.log[failed ? 'error' : 'info'](line, 'request');
  });
}
