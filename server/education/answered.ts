import { sql } from 'drizzle-orm';
import { isRight, type QuizQuestionText } from '../../contract/quiz.ts';
import type { AnsweredVersion } from '../../contract/staff/quiz.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';

/** Of fewer attempts nothing is told: it would be about the few who made them. */
const FEWEST = 5;

interface Row {
  questionId: string;
  version: number;
  question: QuizQuestionText;
  chosen: number[];
  times: number;
}

/** Returns how each wording of each question was answered in judged attempts, by question, the latest wording first. */
export async function answeredVersions(db: Database): Promise<Map<string, AnsweredVersion[]>> {
  const rows = await queryRows<Row>(
    db,
    sql`select v.question_id as "questionId", v.number as version, v.question, answer.chosen, answer.times::int
        from (
          select drawn.id, coalesce(a.answers -> drawn.id::text, '[]') as chosen, count(*) as times
          from quiz_attempts a cross join unnest(a.questions) drawn (id)
          where a.judged_at is not null
          group by 1, 2
        ) answer
        join quiz_question_versions v on v.id = answer.id
        order by v.question_id, v.number desc`,
  );
  const byVersion = groups(rows, ({ questionId, version }) => `${questionId} ${version}`);
  const versions = [...byVersion.values()].map((answers) => answeredOf(answers));
  const told = versions.filter(({ drawn }) => drawn >= FEWEST);
  return new Map(
    [...groups(told, ({ questionId }) => questionId)].map(([id, ofQuestion]) => [
      id,
      ofQuestion.map(({ questionId: _, ...version }) => version),
    ]),
  );
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
  return found;
}

/** Returns the figures of one wording. */
function answeredOf(answers: readonly Row[]): AnsweredVersion & { questionId: string } {
  const { questionId, version, question } = answers[0] as Row;
  const wrong = answers.filter(({ chosen }) => !isRight(question, chosen));
  const drawn = total(answers);
  const [misleading] = question.choices
    .map(({ texts, right }, place) => ({
      right,
      text: texts.en ?? '',
      chosen: total(wrong.filter(({ chosen }) => chosen.includes(place))),
    }))
    .filter(({ right, chosen }) => !right && chosen > 0)
    .sort((a, b) => b.chosen - a.chosen)
    .map(({ text, chosen }) => ({ text, chosen }));
  const right = drawn - total(wrong);
  return { questionId, version, drawn, right, misleading: misleading ?? null };
}

const total = (answers: readonly Row[]): number =>
  answers.reduce((sum, { times }) => sum + times, 0);
