import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { invalidField } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { hashNewPassword } from '../core/passwords/newPassword.ts';
import { enterByLink, useLink } from '../core/passwords/usedLinks.ts';
import { createAgent, readSignUp } from './createAgent.ts';

/**
 * Confirms the address of an agency account with the emailed token, and creates the account. Its password is one that
 * the owner of the mailbox knows: that of the registration, or one chosen here. So a stranger who registered the
 * address gains nothing when its owner opens the link.
 */
export async function confirmEmail(app: FastifyInstance) {
  app.endpoint('confirmEmail', async (request, reply) => {
    const { confirmationToken, password, confirmPassword } = request.body;
    const moment = app.clock.moment();
    const account = await useLink(request, confirmationToken, async (note) => {
      const signUp = await readSignUp(app.db, confirmationToken, moment);
      const { id, passwordHash: registered } = signUp;
      await enforce(app.db, rateLimits(app.env).confirmations, id, moment.now);

      const isNew = confirmPassword !== undefined;
      const isRight = () =>
        app.passwords.inTurn('newPassword', request, () =>
          app.passwords.matches(password, registered),
        );
      if (!isNew && !(await isRight())) {
        throw invalidField('password', 'error.registrationPassword');
      }
      const passwordHash =
        isNew || !registered
          ? await hashNewPassword(app, password, request, {
              owner: { staff: false, words: [signUp.firstName, signUp.lastName, signUp.email] },
            })
          : registered;
      return inTransaction(app.db, async (tx) => {
        const by = { passwordHash, language: languageOf(request), ...moment };
        const accountId = await createAgent(tx, confirmationToken, by);
        await note(tx, accountId);
        return { id: accountId, passwordHash };
      });
    });
    return enterByLink(reply, account);
  });
}
