import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../../contract/dates.ts';
import { englishText } from '../../../contract/messages.ts';
import { queueGuestRequest } from '../../accounts/guest-requests/request.ts';
import { enforce } from '../../accounts/limits.ts';
import { languageOf } from '../../language.ts';
import { networkOf } from '../../network.ts';

/** Requests a self-invitation. The response is the same in every case, and sent before the request is handled. */
export async function selfInvitation(app: FastifyInstance) {
  const { accountsPerHour: max } = app.env.limits;

  app.endpoint('selfInvitation', async (request) => {
    const { body, ip } = request;
    const now = app.clock.now();
    const network = networkOf(ip);
    await enforce(app.db, { name: 'accounts', who: network, windowMs: HOUR, max }, now);
    const { emailAddress: email, ...names } = body;
    const details = { ...names, language: languageOf(request) };
    await queueGuestRequest(app.db, { kind: 'selfInvitation', email, details, network }, now);
    return { status: 'ok' as const, message: englishText({ key: 'invitation.selfAnswer' }) };
  });
}
