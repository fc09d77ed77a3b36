import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Checked } from '../../contract/endpoints.ts';
import { inTransaction } from '../core/db/connection.ts';
import { invalidField } from '../core/errors.ts';
import type { Person } from '../core/session/person.ts';
import { noteProof } from '../core/session/sessions.ts';
import { countFailedSignIn } from '../core/session/signInEvents.ts';
import { proofsOf } from '../core/session/stepUp.ts';
import { askPasskey, type PasskeyUse, readPasskey } from './passkeys.ts';
import { checkPassword } from './passwordRoutes.ts';
import { spendCode } from './spendCode.ts';

type ProofRequest = FastifyRequest & { person: Person; body: Checked<'prove', 'body'> };

/**
 * Proves who it is, for the calls that demand it: by a factor, or the password where there is none. Recovery codes are for
 * signing in alone.
 */
export async function proof(app: FastifyInstance) {
  const { db, env, clock } = app;

  const boundTo = ({ session }: FastifyRequest): PasskeyUse => `proof ${session?.id}`;

  app.endpoint('proofAsk', async (request) => ({
    options: await askPasskey(app, boundTo(request), request.person.id),
  }));

  app.endpoint('prove', async (request) => {
    const { person, session, body, ip } = request;
    if (!(await proofsOf(db, person.id)).includes(body.method)) {
      throw invalidField('method', 'error.otherProof');
    }
    try {
      await check(request);
    } catch (error) {
      await countFailedSignIn(db, { ip, env, now: clock.now() }, person.email);
      throw error;
    }
    await noteProof(db, { tokenHash: session?.tokenHash ?? '' }, body.method, clock.now());
    app.mail.wake();
  });

  /** @throws InvalidInput at the field, TooManyRequests */
  async function check(request: ProofRequest): Promise<void> {
    const { person, body } = request;
    if (body.method === 'passkey') {
      await readPasskey(app, boundTo(request), body.response, person.id);
      return;
    }
    if (body.method === 'password') {
      await checkPassword(app, request, body.currentPassword);
      return;
    }
    const owner = { accountId: person.id, email: person.email };
    const answer = { ...body, now: clock.now() };
    const isRight = await inTransaction(db, (tx) => spendCode(tx, env, owner, answer));
    if (!isRight) {
      app.mail.wake();
      throw invalidField('code', 'error.wrongCode');
    }
  }
}
