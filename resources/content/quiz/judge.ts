import type { QuizResult } from '#contract/quiz.ts';
import type { ContentPage } from '#contract/records.ts';
import { readBody } from '#providers/data/content.ts';
import type { Hub } from '#providers/hub.ts';

/** Hands in an attempt. One that is passed acknowledges the page that was read. */
export async function judge(
  { call, session }: Pick<Hub, 'call' | 'session'>,
  id: string,
  page: ContentPage,
): Promise<QuizResult> {
  const result = await call('judgeQuiz', { params: { id }, body: readBody(page) });
  const { passed, associateStatus } = result;
  if (passed) await session.saved({ associateStatus });
  return result;
}
