import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { InvalidInput, invalidField } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import { endPending, failPending } from '../core/session/pendingSignIn.ts';
import { countFailedSignIn } from '../core/session/signInEvents.ts';
import { countFailure, isAdmitted } from './failures.ts';
import { welcome } from './signInWith.ts';
import { spendCode } from './spendCode.ts';

/**
 * The second step of signing in. A wrong code counts like a wrong password, so that knowing one of them helps nobody to guess
 * the other.
 */
export async function challenge(app: FastifyInstance) {
  const { db, env, clock } = app;

  app.endpoint('answerChallenge', async (request, reply) => {
    const { id, ...answer } = request.body;
    const pending = await app.pendingSignIn(request, id);
    if (!pending) throw new InvalidInput('error.deadChallenge');
    const { accountId, email, credentialEpoch, passwordHash } = pending;
    const account = { id: accountId, passwordHash };
    const device = app.knownDevice(request, account);
    const attempt = { email, network: networkOf(request.ip), device };
    const judging = { env, now: clock.now() };
    const admitted = await isAdmitted(db, attempt, judging);

    const isRight =
      admitted &&
      (await inTransaction(db, async (tx) => {
        const used = await spendCode(tx, env, pending, { ...answer, now: judging.now });
        // Of several answers at once one goes on; the codes of the others are not used up.
        if (used && !(await endPending(tx, id))) throw new InvalidInput('error.deadChallenge');
        return used;
      }));
    app.mail.wake();
    if (!isRight) {
      await countFailure(db, attempt, judging);
      await countFailedSignIn(db, { ip: request.ip, ...judging }, email);
      await failPending(db, id);
      throw invalidField('code', 'error.wrongCode');
    }
    const methods = [...pending.methods, answer.method];
    const entry = await reply.signIn({ accountId, credentialEpoch, methods });
    if (!entry) throw new InvalidInput('error.deadChallenge');
    await welcome(app, reply, { account, attempt });
  });
}
