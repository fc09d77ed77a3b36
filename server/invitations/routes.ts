import type { FastifyInstance } from 'fastify';
import { invitationsFilename, invitationsTable } from '../../workbooks/writing/invitationsTable.ts';
import { inTransaction } from '../core/db/connection.ts';
import { languageOf, refuseUnoffered } from '../core/http/language.ts';
import { sendTable } from '../core/http/sendList.ts';
import { actOf, agencyOf } from '../core/session/gate.ts';
import type { Person } from '../core/session/person.ts';
import { exportInvitations } from './export.ts';
import { listInvitations } from './list.ts';
import { revokeInvitation, setPointOfContact } from './row.ts';
import { sendInvitations } from './send.ts';

/** The associates page (specification §7): list, bulk invitation, point of contact, revocation. */
export async function invitations(app: FastifyInstance) {
  const { db, clock } = app;

  const actOn = (person: Person, email: string) => ({ ...actOf(person, clock.moment()), email });

  app.endpoint('invitations', ({ person, query }) =>
    listInvitations(db, agencyOf(person).id, query),
  );

  app.endpoint('exportInvitations', ({ person, query }, reply) => {
    const language = languageOf(reply.request);
    return sendTable(reply, invitationsFilename(language), query, () =>
      invitationsTable(language, exportInvitations(app.read, agencyOf(person).id, query)),
    );
  });

  app.endpoint('sendInvitations', async ({ person, body }, reply) => {
    refuseUnoffered(app.brand, body.language);
    const result = await sendInvitations(db, body.emailAddresses, {
      ...actOf(person, clock.moment()),
      language: languageOf(reply.request),
      chosen: body.language,
      tokens: app.tokens,
      mailChoices: app.mailChoices,
    });
    app.mail.wake();
    return result;
  });

  app.endpoint('setPointOfContact', ({ person, params, body }) =>
    inTransaction(db, (tx) =>
      setPointOfContact(tx, actOn(person, params.email), body.pointOfContact),
    ),
  );

  app.endpoint('revokeInvitation', async ({ person, params }) => {
    await inTransaction(db, (tx) => revokeInvitation(tx, actOn(person, params.email)));
  });
}
