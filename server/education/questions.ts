import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import {
  isComplete,
  type QuizQuestionText,
  type QuizSettings,
  usualQuizSettings,
} from '../../contract/quiz.ts';
import type { Queryable } from '../core/db/connection.ts';
import { quizQuestions, quizQuestionVersions, quizSettings } from '../core/db/schema.ts';

export async function readQuizSettings(db: Queryable): Promise<QuizSettings> {
  const [stored] = await db.select().from(quizSettings);
  return stored ?? usualQuizSettings;
}

export const isQuizOn = async (db: Queryable): Promise<boolean> => (await readQuizSettings(db)).on;

/** Returns each question with its latest version, in their order. */
export const latestQuestions = (db: Queryable) =>
  db
    .selectDistinctOn([quizQuestions.position, quizQuestions.id], {
      id: quizQuestions.id,
      active: quizQuestions.active,
      revision: quizQuestions.revision,
      version: quizQuestionVersions.number,
      versionId: quizQuestionVersions.id,
      question: quizQuestionVersions.question,
    })
    .from(quizQuestions)
    .innerJoin(quizQuestionVersions, eq(quizQuestionVersions.questionId, quizQuestions.id))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id), desc(quizQuestionVersions.number));

/** Returns the ids of the versions that can be drawn: of active questions that are complete in these languages. */
export const drawableVersions = async (
  db: Queryable,
  languages: readonly Language[],
): Promise<string[]> =>
  (await latestQuestions(db))
    .filter(({ active, question }) => active && isComplete(question, languages))
    .map(({ versionId }) => versionId);

/** Returns versions of questions by their ids, in the order of the ids. */
export async function versionsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; question: QuizQuestionText }[]> {
  const versions = await db
    .select({ id: quizQuestionVersions.id, question: quizQuestionVersions.question })
    .from(quizQuestionVersions)
    .where(inArray(quizQuestionVersions.id, [...ids]));
  return ids.flatMap((id) => versions.find((version) => version.id === id) ?? []);
}
