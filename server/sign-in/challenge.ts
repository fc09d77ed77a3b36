import type { FastifyInstance } from 'fastify';
import type { CodeMethod } from '../../contract/factorMethods.ts';
import { inTransaction } from '../core/db/connection.ts';
import { InvalidInput, invalidField } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import { endPending, failPending } from '../core/session/pendingSignIn.ts';
import { countFailedSignIn } from '../core/session/signInEvents.ts';
import { type Attempt, countFailure, isAdmitted } from './failures.ts';
import { readPasskey } from './passkeys.ts';
import { welcome } from './signInWith.ts';
import { spendCode } from './spendCode.ts';

/**
 * The second step of signing in. A wrong code counts like a wrong password, so that knowing one of them helps nobody to guess
 * the other.
 */
export async function challenge(app: FastifyInstance) {
  const { db, env, clock } = app;

  app.endpoint('answerChallenge', async (request, reply) => {
    const { body } = request;
    const { id } = body;
    const pending = await app.pendingSignIn(request, id);
    if (!pending) throw new InvalidInput('error.deadChallenge');
    const { accountId, email, credentialEpoch, passwordHash } = pending;
    const account = { id: accountId, passwordHash };
    const device = app.knownDevice(request, account);
    const attempt = { email, network: networkOf(request.ip), device };
    const judging = { env, now: clock.now() };

    if (body.method === 'passkey') {
      // It can't be guessed, so no lock keeps it out.
      await readPasskey(app, `secondStep ${id}`, body.response, accountId).catch(async (error) => {
        await failPending(db, id);
        throw error;
      });
      if (!(await inTransaction(db, (tx) => endPending(tx, id)))) {
        throw new InvalidInput('error.deadChallenge');
      }
    } else if (!(await takesCode(pending, body, attempt))) {
      await countFailure(db, attempt, judging);
      await countFailedSignIn(db, { ip: request.ip, ...judging }, email);
      await failPending(db, id);
      throw invalidField('code', 'error.wrongCode');
    }
    const methods = [...pending.methods, body.method];
    const entry = await reply.signIn({ accountId, credentialEpoch, methods });
    if (!entry) throw new InvalidInput('error.deadChallenge');
    await welcome(app, reply, { account, attempt });
  });

  /** Uses up a code and ends the sign-in that waits for it. */
  async function takesCode(
    pending: NonNullable<Awaited<ReturnType<typeof app.pendingSignIn>>>,
    { method, code }: { method: CodeMethod; code: string },
    attempt: Attempt,
  ): Promise<boolean> {
    const now = clock.now();
    if (!(await isAdmitted(db, attempt, { env, now }))) return false;
    const isRight = await inTransaction(db, async (tx) => {
      const used = await spendCode(tx, env, pending, { method, code, now });
      // Of several answers at once one goes on; the codes of the others are not used up.
      if (used && !(await endPending(tx, pending.id)))
        throw new InvalidInput('error.deadChallenge');
      return used;
    });
    app.mail.wake();
    return isRight;
  }
}
