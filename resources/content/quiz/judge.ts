import type { QuizResult } from '#contract/quiz.ts';
import { type ReadText, readBody } from '#providers/data/content.ts';
import type { Hub } from '#providers/hub.ts';

/** Hands in an attempt. One that is passed acknowledges what was read. */
export async function judge(
  { call, session }: Pick<Hub, 'call' | 'session'>,
  id: string,
  text: ReadText,
): Promise<QuizResult> {
  const result = await call('judgeQuiz', { params: { id }, body: readBody(text) });
  const { passed, associateStatus } = result;
  if (passed) await session.saved({ associateStatus });
  return result;
}
