import type { FastifyInstance } from 'fastify';
import { isIncomplete } from '../../../contract/fieldErrors.ts';
import { englishText } from '../../../contract/messages.ts';
import { checkCredentials } from '../../accounts/check-credentials.ts';
import { countFailedSignIn } from '../../audit/sign-ins.ts';
import { Refusal } from '../../errors.ts';

/** One text for every cause; a 401 without a code is how a client tells it from a session that ended (§8, F4). */
const accessDenied = () => new Refusal(401, null, englishText({ key: 'error.accessDenied' }));

/** Of a missing field the specification's sentence, beside what stands at the fields (§5). */
function onInvalid(refused: Refusal): Refusal {
  const { fields } = refused;
  if (!isIncomplete(fields)) return refused;
  const key = 'error.credentialsRequired';
  return new Refusal(400, key, englishText({ key }), { fields });
}

/** Signs in (§7). What is wrong, the address or the password, is never told (F4). */
export async function login(app: FastifyInstance) {
  app.hub(
    'login',
    async (request, reply) => {
      const account = await checkCredentials(app, request, request.body);
      if (!account) {
        const { body, ip } = request;
        await countFailedSignIn(app, { ...body, ip });
        throw accessDenied();
      }
      // Changed while it was checked: no longer the password of the account.
      const signedIn = await reply.signIn(account.id, app.db, account.passwordVersion);
      if (!signedIn) throw accessDenied();
      reply.rememberDevice(account);
      return { status: 'ok' as const };
    },
    { onInvalid },
  );
}
