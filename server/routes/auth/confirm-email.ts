import type { FastifyInstance } from 'fastify';
import { enforce, MINUTE } from '../../accounts/limits.ts';
import { hashNewPassword } from '../../accounts/new-password.ts';
import { inTransaction } from '../../db/connection.ts';
import { createAgent, readSignUp } from '../../domain/sign-up/create-agent.ts';
import { invalidFields } from '../../errors.ts';

/** Tries of the password at one link. */
const TRIES = 10;

/**
 * Confirms the address of an agency account with the mailed token. Only now is there an account, and it has a
 * password that the owner of the mailbox knows: the one of the registration, or another one that is chosen here. So a
 * stranger who registered the address has nothing from its owner's click.
 */
export async function confirmEmail(app: FastifyInstance) {
  app.endpoint('confirmEmail', async (request, reply) => {
    const { confirmationToken, password, confirmPassword } = request.body;
    const now = app.clock.now();
    const { id, passwordHash: registered } = await readSignUp(app.db, confirmationToken, now);
    const limit = { name: 'confirmation', who: id, windowMs: 15 * MINUTE, max: TRIES };
    await enforce(app.db, limit, now);

    const isNew = confirmPassword !== undefined;
    const isRight = () => app.passwords.matches(password, registered, 'newPassword', request);
    if (!isNew && !(await isRight())) {
      throw invalidFields({ password: { key: 'error.registrationPassword' } });
    }
    const passwordHash =
      isNew || !registered ? await hashNewPassword(app, password, request) : registered;
    const accountId = await inTransaction(app.db, (tx) =>
      createAgent(tx, confirmationToken, { passwordHash, now }),
    );
    await reply.signIn(accountId);
    reply.rememberDevice({ id: accountId, passwordHash });
    return { status: 'ok' as const };
  });
}
