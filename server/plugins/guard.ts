import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from '../../contract/gates.ts';
import { checkGate } from '../domain/gate.ts';
import { NotAllowed, NotSignedIn } from '../errors.ts';

/**
 * Lets through to a route whom its gate lets through. Who is not signed in is told so first; then follows the
 * anti-forgery token, then the gate.
 */
export const guard = (app: FastifyInstance, access: Gate) => async (request: FastifyRequest) => {
  const { person, method } = request;
  if (access !== 'everyone' && !person) throw new NotSignedIn();
  if (method !== 'GET' && method !== 'HEAD' && !app.passesAntiForgery(request)) {
    throw new NotAllowed('error.antiForgery');
  }
  checkGate(access, person);
};
