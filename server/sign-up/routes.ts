import type { FastifyInstance } from 'fastify';
import { englishText } from '../../contract/messages.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { enforce, rateLimits, refuseIfLimitReached } from '../core/db/rateLimits.ts';
import { InvalidInput } from '../core/errors.ts';
import { languageOf } from '../core/http/language.ts';
import { networkOf } from '../core/http/network.ts';
import { queueGuestRequest } from '../core/mail/guestRequest.ts';
import { hashNewPassword } from '../core/passwords/newPassword.ts';
import { enterByLink, useLink } from '../core/passwords/usedLinks.ts';
import { allowInvitations } from '../mail-choices/refuse.ts';
import { createAssociate } from './createAssociate.ts';
import { openInvitation, readInvitation } from './invitationToken.ts';
import { joinAgency } from './joinAgency.ts';

/**
 * Creates associate accounts, which are signed in at once because the link was emailed, and requests agency accounts and
 * self-invitations.
 */
export async function createAccount(app: FastifyInstance) {
  const { accounts: limit } = rateLimits(app.env);

  /** Whoever uses an invitation can be invited again, also after having asked for the contrary. */
  async function accept(tx: Transaction, email: string, actorId: string): Promise<void> {
    const { mailChoices } = app;
    await allowInvitations(tx, email, { mailChoices, actorId, ...app.clock.moment() });
  }

  app.endpoint('createAssociate', async (request, reply) => {
    const { body, ip } = request;
    const moment = app.clock.moment();
    const { now } = moment;
    const account = await useLink(request, body.creationToken, async (note) => {
      const invitation = await readInvitation(app.db, body.creationToken, moment);
      if (!invitation) throw new InvalidInput('error.deadToken');
      const passwordHash = await hashNewPassword(app, body.password, request, {
        owner: {
          staff: false,
          words: [body.firstName, body.lastName, invitation.email, invitation.company],
        },
        count: () => refuseIfLimitReached(app.db, limit, networkOf(ip), now),
      });
      return inTransaction(app.db, async (tx) => {
        const by = { passwordHash, language: languageOf(request), ...moment };
        const id = await createAssociate(tx, body, by);
        await accept(tx, invitation.email, id);
        // In the transaction: a refused creation doesn't count.
        await enforce(tx, limit, networkOf(ip), now);
        await note(tx, id);
        return { id, passwordHash };
      });
    });
    return enterByLink(reply, account);
  });

  // Whether an account exists is checked later, so that response and response time don't reveal it.
  app.endpoint('createAgent', async (request) => {
    const { body, ip } = request;
    const now = app.clock.now();
    const { emailAddress: email, firstName, lastName, password } = body;
    const passwordHash = await hashNewPassword(app, password, request, {
      owner: { staff: false, words: [firstName, lastName, email] },
      count: () => enforce(app.db, limit, networkOf(ip), now),
    });
    const details = { firstName, lastName, passwordHash, language: languageOf(request) };
    await queueGuestRequest(
      app.db,
      { kind: 'agencyAccount', email, details, network: networkOf(ip) },
      now,
    );
  });

  // The response is the same in every case, and sent before the request is handled.
  app.endpoint('selfInvitation', async (request) => {
    const { body, ip } = request;
    const now = app.clock.now();
    await enforce(app.db, limit, networkOf(ip), now);
    const { emailAddress: email, ...names } = body;
    const details = { ...names, language: languageOf(request) };
    await queueGuestRequest(
      app.db,
      { kind: 'selfInvitation', email, details, network: networkOf(ip) },
      now,
    );
    return { status: 'ok' as const, message: englishText({ key: 'invitation.selfAnswer' }) };
  });

  app.endpoint('readInvitation', ({ body: { creationToken } }) =>
    openInvitation(app.db, creationToken, app.clock.moment()),
  );

  app.endpoint('joinAgency', async (request) => {
    const { person, body } = request;
    const by = { accountId: person.id, ...app.clock.moment() };
    const joined = await useLink(request, body.creationToken, (note) =>
      inTransaction(app.db, async (tx) => {
        const account = await joinAgency(tx, body.creationToken, by);
        await accept(tx, account.email, account.id);
        await note(tx, account.id);
        return account;
      }),
    );
    // Somebody else has joined by this link in this browser.
    if (joined.id !== person.id) throw new InvalidInput('error.deadToken');
  });
}
