import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../core/db/connection.ts';
import { languageOf, refuseUnoffered } from '../core/http/language.ts';
import { profileOf } from '../core/rules/profile.ts';
import { listAgreements, readAgreedText } from './agreements.ts';
import { changeLanguage, changeName } from './changeAccount.ts';
import { agreeToTerms, readNewTerms } from './newTerms.ts';

export async function profile(app: FastifyInstance) {
  app.endpoint('me', ({ person }) => profileOf(person, app.clock.moment()));

  app.endpoint('updateProfile', async ({ person, body: { firstName, lastName } }) => {
    await inTransaction(app.db, (tx) =>
      changeName(tx, person, { firstName, lastName }, app.clock.now()),
    );
    return profileOf({ ...person, firstName, lastName }, app.clock.moment());
  });

  app.endpoint('changeLanguage', async ({ person, body: { language } }) => {
    refuseUnoffered(app.brand, language);
    await inTransaction(app.db, (tx) => changeLanguage(tx, person, language, app.clock.now()));
    return profileOf({ ...person, language }, app.clock.moment());
  });

  app.endpoint('agreements', async ({ person }) => ({
    content: await listAgreements(app.db, person.id),
  }));

  app.endpoint('newTerms', ({ person, query }, { request }) =>
    readNewTerms(app.db, {
      accountId: person.id,
      language: query.language ?? languageOf(request),
      keep: app.env.keep,
      now: app.clock.now(),
    }),
  );

  app.endpoint('agreeToTerms', async ({ person, body: { read } }, { request }) => {
    const at = { language: languageOf(request), read, now: app.clock.now() };
    await inTransaction(app.db, (tx) => agreeToTerms(tx, person, at));
  });

  app.endpoint('agreedText', ({ person, params }) => readAgreedText(app.db, person.id, params.id));
}
