import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, offeredLanguages } from '../../contract/languages.ts';
import { inTransaction } from '../core/db/connection.ts';
import { languageOf } from '../core/http/language.ts';
import { agencyOf } from '../core/session/gate.ts';
import { acknowledge } from './acknowledge.ts';
import { beginAttempt, extendAttempt, keepAnswer, readQuiz } from './attempts.ts';
import { judgeAttempt } from './judge.ts';
import { keepReading, readReading } from './reading.ts';
import { readTeamReading } from './teamReading.ts';

/** The acknowledgement of the brand education (specification §7), and its quiz. */
export async function education(app: FastifyInstance) {
  const { db, clock } = app;
  const languages = offeredLanguages(app.brand.languages).map(({ code }) => code);
  const who = (
    request: FastifyRequest,
    { id }: { id: string },
    language: Language = languageOf(request),
  ) => ({ accountId: id, language, now: clock.now() });

  app.endpoint('acknowledge', async ({ person, body }, { request }) => {
    const by = { ...who(request, person), ...body };
    return { associateStatus: await inTransaction(db, (tx) => acknowledge(tx, by)) };
  });
  app.endpoint('reading', ({ person, query: { language } }, { request }) =>
    readReading(db, who(request, person, language)),
  );
  app.endpoint('keepReading', ({ person, body }, { request }) =>
    keepReading(db, body, who(request, person)),
  );
  app.endpoint('teamReading', ({ person }) =>
    readTeamReading(db, agencyOf(person).id, clock.now()),
  );
  app.endpoint('quiz', async ({ person, query: { language } }, { request }) => ({
    quiz: await readQuiz(db, who(request, person, language)),
  }));
  app.endpoint('beginQuiz', ({ person }, { request }) =>
    inTransaction(db, (tx) => beginAttempt(tx, who(request, person), languages)),
  );
  app.endpoint('answerQuiz', ({ person, params, body }) =>
    keepAnswer(db, params.id, person.id, body, clock.now()),
  );
  app.endpoint('extendQuiz', ({ person, params }) =>
    extendAttempt(db, params.id, person.id, clock.now()),
  );
  app.endpoint('judgeQuiz', ({ person, params, body }, { request }) =>
    inTransaction(db, (tx) => judgeAttempt(tx, params.id, { ...who(request, person), ...body })),
  );
}
