import type { FastifyInstance } from 'fastify';
import { NotFound } from '../core/errors.ts';
import { checkCertificate } from './check.ts';

/** Tells anybody what a certificate is worth today. */
export async function certificates(app: FastifyInstance) {
  app.endpoint('certificate', async ({ params }, { request }) => {
    const certificate = await checkCertificate(app, request.ip, params.code);
    if (!certificate) throw new NotFound('error.notFound');
    return certificate;
  });
}
