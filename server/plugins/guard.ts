import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../../contract/dates.ts';
import type { Gate } from '../../contract/gates.ts';
import { findPerson } from '../accounts/person.ts';
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

/**
 * Returns a hook that checks the gate again if the body came late: rights that end while somebody holds back a body end for
 * that request, too. A route that reads its body itself calls it afterwards.
 */
export const guardAgain =
  (app: FastifyInstance, access: Gate) => async (request: FastifyRequest) => {
    const { session, startedAt } = request;
    if (!session || app.clock.now().getTime() - startedAt < SECOND) return;
    request.person = (await findPerson(app, session.tokenHash, false))?.person ?? null;
    checkGate(access, request.person);
  };
