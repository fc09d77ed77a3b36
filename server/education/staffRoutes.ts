import type { FastifyInstance } from 'fastify';
import {
  type Language,
  offeredLanguages,
  type Translated,
  translated,
} from '../../contract/languages.ts';
import { missingIn, type Texts } from '../../contract/quiz.ts';
import type { QuizRecord } from '../../contract/staff/quiz.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { answeredVersions } from './answered.ts';
import { saveQuestion, saveQuizSettings } from './edit.ts';
import { drawableVersions, latestQuestions, readQuizSettings } from './questions.ts';

/** The quiz in the console: its settings, its questions, and which of them mislead. */
export async function staffQuiz(app: FastifyInstance) {
  const { db, clock } = app;
  const languages = offeredLanguages(app.brand.languages).map(({ code }) => code);
  const by = ({ id }: { id: string }) => ({ actorId: id, now: clock.now(), languages });

  app.staff('GET quiz', () => quizRecord(db, languages));
  app.staff('PUT quiz/settings', async ({ body, person }) => {
    await inTransaction(db, (tx) => saveQuizSettings(tx, body, by(person)));
    return quizRecord(db, languages);
  });
  app.staff('POST quiz/questions', async ({ body, person }) => {
    await inTransaction(db, (tx) => saveQuestion(tx, undefined, body, by(person)));
    return quizRecord(db, languages);
  });
  app.staff('PUT quiz/questions/:id', async ({ params, body, person }) => {
    await inTransaction(db, (tx) => saveQuestion(tx, params.id, body, by(person)));
    return quizRecord(db, languages);
  });
}

async function quizRecord(db: Database, languages: readonly Language[]): Promise<QuizRecord> {
  const answered = await answeredVersions(db);
  const questions = await latestQuestions(db);
  return {
    settings: { revision: 1, ...(await readQuizSettings(db)) },
    drawable: (await drawableVersions(db, languages)).length,
    questions: questions.map(({ id, active, revision, version, question }) => ({
      ...{ id, active, revision, version },
      text: whole(question.text),
      choices: question.choices.map(({ texts, right }) => ({ texts: whole(texts), right })),
      explanation: whole(question.explanation),
      picture: question.picture,
      pictureAlt: whole(question.pictureAlt),
      missing: languages.filter((language) => missingIn(question, language) > 0) as never,
      answered: answered.get(id) ?? [],
    })),
  };
}

/** Returns a text in every language; '' where it is missing. */
const whole = (texts: Texts) => {
  const all = (['en', ...translated] as const).map((code) => [code, texts[code] ?? ''] as const);
  return Object.fromEntries(all) as Record<'en' | Translated, string>;
};
