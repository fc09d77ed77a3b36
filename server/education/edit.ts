import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { type QuizQuestionText, quizBounds, type Texts } from '../../contract/quiz.ts';
import type { quizQuestionForm, quizSettingsForm } from '../../contract/staff/quiz.ts';
import { typeset } from '../../words/typeset.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { quizQuestions, quizQuestionVersions, quizSettings } from '../core/db/schema.ts';
import { Conflict, InvalidInput, invalidField, NotFound } from '../core/errors.ts';
import { formDiff } from '../core/formDiff.ts';
import { drawableVersions, latestQuestions, readQuizSettings } from './questions.ts';

interface Editor {
  actorId: string;
  now: Date;
  /** Those of the brand. */
  languages: readonly Language[];
}

/** The id by which the audit names the settings. */
const SETTINGS_ID = '00000000-0000-0000-0000-000000000000';

/** @throws Conflict if somebody else has changed them since, InvalidInput if too few questions can be drawn */
export async function saveQuizSettings(
  tx: Transaction,
  { revision, ...form }: z.output<typeof quizSettingsForm>,
  by: Editor,
): Promise<void> {
  const { only: _, revision: current, ...before } = await lockSettings(tx);
  if (current !== revision) throw new Conflict('error.stale');
  await tx.update(quizSettings).set({ ...form, revision: revision + 1 });
  await checkDrawable(tx, by.languages);
  await recordAudit(tx, {
    actorId: by.actorId,
    subject: { type: 'quiz', id: SETTINGS_ID },
    event: 'setQuiz',
    ...formDiff({ quiz: before }, { quiz: form }),
    at: by.now,
  });
}

/** Saves a question as its next version, or a new one. @throws as {@link saveQuizSettings}, NotFound */
export async function saveQuestion(
  tx: Transaction,
  id: string | undefined,
  { revision, active, ...form }: z.output<typeof quizQuestionForm>,
  by: Editor,
): Promise<void> {
  // Whether enough can be drawn is decided by all questions together.
  await lockSettings(tx);
  const question = typesetQuestion(form);
  if (question.choices.length < quizBounds.choices.min) {
    throw invalidField('choices', 'validation.required');
  }
  const before = (await latestQuestions(tx)).find((one) => one.id === id);
  if (id && !before) throw new NotFound();
  if (before && before.revision !== revision) throw new Conflict('error.stale');
  const questionId = id ?? (await addQuestion(tx, by.now));
  await tx
    .update(quizQuestions)
    .set({ active, revision: revision + 1, updatedAt: by.now })
    .where(eq(quizQuestions.id, questionId));
  if (!isDeepStrictEqual(before?.question, question)) {
    await tx.insert(quizQuestionVersions).values({
      ...{ questionId, question, authorId: by.actorId, savedAt: by.now },
      number: (before?.version ?? 0) + 1,
    });
  }
  await checkDrawable(tx, by.languages);
  await recordAudit(tx, {
    actorId: by.actorId,
    subject: { type: 'quiz', id: questionId },
    event: before ? 'changeQuestion' : 'addQuestion',
    ...formDiff(
      { question: { ...before?.question, active: before?.active } },
      { question: { ...question, active } },
    ),
    at: by.now,
  });
}

/** Returns the settings, locked until the transaction ends. */
async function lockSettings(tx: Transaction) {
  await tx
    .insert(quizSettings)
    .values(await readQuizSettings(tx))
    .onConflictDoNothing();
  return one(await tx.select().from(quizSettings).for('update'));
}

async function addQuestion(tx: Transaction, now: Date): Promise<string> {
  const position = sql`(select coalesce(max(position), 0) + 1 from quiz_questions)`;
  const added = await tx
    .insert(quizQuestions)
    .values({ position, updatedAt: now })
    .returning({ id: quizQuestions.id });
  return one(added).id;
}

/** @throws InvalidInput if the quiz is on, and fewer questions can be drawn than an attempt has */
async function checkDrawable(tx: Transaction, languages: readonly Language[]): Promise<void> {
  const { on, drawn } = await readQuizSettings(tx);
  const n = (await drawableVersions(tx, languages)).length;
  if (!on || n >= drawn) return;
  throw new InvalidInput('staff.quizTooFew', { n, drawn });
}

const typesetTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, typeset(language, text)]),
  );

const typesetQuestion = ({
  text,
  choices,
  explanation,
  picture,
  pictureAlt,
}: QuizQuestionText): QuizQuestionText => ({
  text: typesetTexts(text),
  choices: choices.map(({ texts, right }) => ({ texts: typesetTexts(texts), right })),
  explanation: typesetTexts(explanation),
  picture,
  pictureAlt: typesetTexts(pictureAlt),
});
