import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { normaliseEmail } from '../../../contract/email.ts';
import { englishText } from '../../../contract/messages.ts';
import { enforce, MINUTE } from '../../accounts/limits.ts';
import { countFailure, forgetFailures, isLocked } from '../../accounts/lock.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { accounts } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';

/** One text for every cause; a 401 without a code is how a client tells it from a session that ended (§8, F4). */
const accessDenied = () => new Refusal(401, null, englishText({ key: 'error.accessDenied' }));

const credentialsRequired = ({ fields = {}, ...refused }: Refusal): Refusal => {
  const required = englishText({ key: 'validation.required' });
  const text = englishText({ key: 'error.credentialsRequired' });
  const missing = Object.keys(fields).length === 0 || Object.values(fields).includes(required);
  return new Refusal(
    400,
    missing ? 'error.credentialsRequired' : refused.code,
    missing ? text : refused.message,
    { fields },
  );
};

export async function login(app: FastifyInstance) {
  app.hub(
    'login',
    async ({ body, ip }, reply) => {
      const now = app.clock.now();
      const { signInsPerMinute: max } = app.env.limits;
      await enforce(app.db, { name: 'sign-in', who: ip, windowMs: MINUTE, max }, now);

      const email = normaliseEmail(body.identity);
      const account = await app.db.query.accounts.findFirst({
        columns: { id: true, passwordHash: true, enabled: true },
        where: eq(accounts.email, email),
      });
      const right = await isPassword(body.password, account?.passwordHash ?? null);
      // Asked after the hashing, so that of many guesses sent at once no more are tried than one after the other.
      const locked = await isLocked(app.db, email, now);
      if (!account || !right || locked || !account.enabled) {
        await countFailure(app.db, email, now);
        throw accessDenied();
      }
      await forgetFailures(app.db, email);
      await reply.signIn(account.id);
      return { status: 'ok' as const };
    },
    { onInvalid: credentialsRequired },
  );
}
