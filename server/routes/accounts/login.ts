import type { FastifyInstance } from 'fastify';
import { isIncomplete } from '../../../contract/fieldErrors.ts';
import { checkCredentials } from '../../accounts/check-credentials.ts';
import { InvalidInput, WrongCredentials } from '../../errors.ts';

/** Adds the specification's sentence for missing fields to the errors at the fields (specification §5). */
const onInvalid = (error: InvalidInput): InvalidInput =>
  isIncomplete(error.fields)
    ? new InvalidInput('error.credentialsRequired', undefined, error.fields)
    : error;

/** Signs in (specification §7). The response does not tell whether the address or the password is wrong. */
export async function login(app: FastifyInstance) {
  app.endpoint(
    'login',
    async (request, reply) => {
      const account = await checkCredentials(app, request, request.body);
      if (!account) throw new WrongCredentials();
      // False if the password was changed while it was being checked.
      const signedIn = await reply.signIn(account.id, app.db, account.passwordVersion);
      if (!signedIn) throw new WrongCredentials();
      reply.rememberDevice(account);
      return { status: 'ok' as const };
    },
    { onInvalid },
  );
}

/** Ends the session of this browser (specification §7). */
export async function logout(app: FastifyInstance) {
  app.endpoint('logout', async (_request, reply) => {
    await reply.signOut();
    return { status: 'ok' as const };
  });
}
