import { eq } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import { isPassed, judgedQuestionOf, type QuizResult } from '../../contract/quiz.ts';
import type { Transaction } from '../core/db/connection.ts';
import { quizAttempts } from '../core/db/schema.ts';
import { lockAssociate, statusOf } from '../life-cycle/associate.ts';
import { type Acknowledgement, acknowledge } from './acknowledge.ts';
import { ownAttempt, standingOf } from './attempts.ts';
import { readQuizSettings, versionsOf } from './questions.ts';

/**
 * Judges an attempt by the versions that were drawn; one that is passed acknowledges the brand education. What is judged
 * stays so: a second time the result is returned again.
 * @throws NotFound if it is not the person's, and as {@link acknowledge}
 */
export async function judgeAttempt(
  tx: Transaction,
  id: string,
  by: Acknowledgement,
): Promise<QuizResult> {
  const { accountId, language, now } = by;
  const account = await lockAssociate(tx, accountId);
  const attempt = await ownAttempt(tx, id, accountId);
  const { passMark } = attempt;
  const drawn = await versionsOf(tx, attempt.questions);
  const questions = drawn.map((one) =>
    judgedQuestionOf({ ...one, chosen: attempt.answers[one.id] }, language),
  );
  const total = questions.length;
  const right = attempt.score ?? questions.filter(({ isRight }) => isRight).length;
  const passed = attempt.passed ?? isPassed(right, total, passMark);
  let associateStatus = statusOf(account);
  if (!attempt.judgedAt) {
    const judged = { judgedAt: now, score: right, passed };
    await tx.update(quizAttempts).set(judged).where(eq(quizAttempts.id, id));
    if (passed) {
      associateStatus = await acknowledge(tx, { ...by, quizPassed: true });
    }
  }
  const { attemptsLeft, pausedUntil } = await standingOf(
    tx,
    accountId,
    await readQuizSettings(tx),
    now,
  );
  return {
    ...{ passed, right, total, passMark, associateStatus, attemptsLeft, questions },
    pausedUntil: iso(pausedUntil),
  };
}
