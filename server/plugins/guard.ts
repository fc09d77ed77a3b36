import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Gate, refusal } from '../../contract/gates.ts';
import { refuse } from '../errors.ts';

/** Lets through to a route whom its gate lets through. No session: 401; no anti-forgery token, or the gate: 403 (I27). */
export const guard = (app: FastifyInstance, access: Gate) => async (request: FastifyRequest) => {
  const { person, method } = request;
  if (access !== 'everyone' && !person) throw refuse(401, 'gate.signIn');
  if (method !== 'GET' && method !== 'HEAD' && !app.isGenuine(request)) {
    throw refuse(403, 'error.antiForgery');
  }
  const refused = refusal(access, person?.viewer ?? { signedIn: false });
  if (refused) throw refuse(403, refused);
};
