import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from '../../contract/gates.ts';
import { checkGate } from '../domain/gate.ts';
import { NotAllowed, NotSignedIn } from '../errors.ts';

/** Returns a hook that checks a route's session (401), anti-forgery token (403) and gate (403), in this order. */
export const guard = (app: FastifyInstance, access: Gate) => async (request: FastifyRequest) => {
  const { person, method } = request;
  if (access !== 'everyone' && !person) throw new NotSignedIn();
  if (method !== 'GET' && method !== 'HEAD' && !app.passesAntiForgery(request)) {
    throw new NotAllowed('error.antiForgery');
  }
  checkGate(access, person);
};
