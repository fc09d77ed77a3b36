import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Gate, refusal } from '../../contract/gates.ts';
import { NotAllowed, NotSignedIn } from '../errors.ts';

/** Lets through to a route whom its gate lets through. No session: 401; no anti-forgery token, or the gate: 403. */
export const guard = (app: FastifyInstance, access: Gate) => async (request: FastifyRequest) => {
  const { person, method } = request;
  if (access !== 'everyone' && !person) throw new NotSignedIn();
  if (method !== 'GET' && method !== 'HEAD' && !app.isGenuine(request)) {
    throw new NotAllowed('error.antiForgery');
  }
  const refused = refusal(access, person?.viewer ?? { signedIn: false });
  if (refused) throw new NotAllowed(refused);
};
