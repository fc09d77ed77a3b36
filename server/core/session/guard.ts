import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../../../contract/dates.ts';
import type { Gate } from '../../../contract/gates.ts';
import type { Capability } from '../../../contract/staff/roles.ts';
import { NotAllowed, NotSignedIn } from '../errors.ts';
import { checkGate } from './gate.ts';
import { findPerson } from './person.ts';

/**
 * Returns a hook that checks a route's session (401), anti-forgery token or calling page (403), gate and what it needs
 * (403).
 */
export const guard =
  (app: FastifyInstance, access: Gate, needs?: Capability) => async (request: FastifyRequest) => {
    const { person, method } = request;
    if (access !== 'everyone' && !person) throw new NotSignedIn();
    if (method !== 'GET' && method !== 'HEAD') {
      if (!app.passesAntiForgery(request)) throw new NotAllowed('error.antiForgery');
    } else if (access !== 'everyone' && isOfAnotherPage(request)) {
      throw new NotAllowed('error.forbidden');
    }
    checkGate(access, person, needs);
  };

/**
 * Whether a page of another site makes the call, or a page shows its address as a picture, script or the like. Such a
 * call reveals nothing to that page, but would be recorded as a download of the person. An old browser doesn't tell.
 */
function isOfAnotherPage({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': destination = 'empty' } = headers;
  return (
    !['same-origin', 'none'].includes(String(site)) ||
    !['empty', 'document'].includes(String(destination))
  );
}

/**
 * Returns a hook that checks the gate again if the body came late: rights that end while somebody holds back a body end
 * for that request, too. A route that reads its body itself calls it afterwards.
 */
export const guardAgain =
  (app: FastifyInstance, access: Gate, needs?: Capability) => async (request: FastifyRequest) => {
    const { session, startedAt } = request;
    if (!session || app.clock.now().getTime() - startedAt < SECOND) return;
    request.person = (await findPerson(app, session.tokenHash, false))?.person ?? null;
    checkGate(access, request.person, needs);
  };
