import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JudgedQuestion, QuizAttempt, QuizResult, QuizState } from '#contract/quiz.ts';
import type { ContentPage } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { testHub } from '#providers/testing/hub.ts';
import { answering } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { unsavedForms } from '#src/guest/kit/unsavedChanges.ts';
import { expectRefusal, renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import ContentRoutePage from '../ContentRoutePage.tsx';

const hub = testHub();
beforeEach(() => hub.session.setFromServer(person({ associateStatus: 'REGISTERED' })));
afterEach(() => vi.useRealTimers());

const guide: ContentPage = {
  ...{ name: 'Brand Education Guide', body: '<p>Read me.</p>', code: 'education', version: 3 },
  ...{ type: 'text/html', thumbnailUrl: '', thumbnailAlt: '' },
};
const picture = { picture: '', pictureAlt: '' };
const choices = ['The host', 'The desk', 'Nobody'].map((text, id) => ({ id, text }));
const whom = {
  id: 'whom',
  text: 'Whom do you tell?',
  several: false,
  choices,
  chosen: [],
  ...picture,
};
const what = { ...whom, id: 'what', text: 'What is promised?', several: true };
const attempt: QuizAttempt = {
  id: 'a1',
  endsAt: null,
  extensionsLeft: 10,
  questions: [whom, what],
};
const quiz: QuizState = {
  ...{ drawn: 2, passMark: 80, minutes: null, attemptsLeft: 2, pausedUntil: null },
  attempt: null,
};
const judged = (question: typeof whom, isRight: boolean): JudgedQuestion => ({
  ...question,
  chosen: [isRight ? 0 : 1],
  isRight,
  explanation: `Because of ${question.id}.`,
  choices: choices.map((choice) => ({ ...choice, right: choice.id === 0 })),
});
const failed: QuizResult = {
  ...{ passed: false, right: 1, total: 2, passMark: 80, associateStatus: 'REGISTERED' },
  ...{ attemptsLeft: 1, pausedUntil: null, questions: [judged(whom, true), judged(what, false)] },
};
const unreachable = new ApiError('Not now.', { status: 0, diagId: 'diag-9' });

/** Shows the page with what its calls answer; `answerQuiz` keeps. */
function show(changes: Partial<QuizState>, calls: Parameters<typeof answering>[0] = {}) {
  const answerQuiz = vi.fn().mockResolvedValue({ status: 'ok' });
  const answers = { quiz: () => ({ quiz: { ...quiz, ...changes } }), answerQuiz, ...calls };
  const getOne = async () => ({ data: { ...guide, id: 'education' } as never });
  const rendered = renderPortal(
    <ContentRoutePage code="education" layout="single" />,
    { getOne, call: answering(answers) as never },
    { hub },
  );
  return { ...rendered, answerQuiz };
}
const question = (name: RegExp) => screen.findByRole('group', { name });
const handIn = async (user: ReturnType<typeof show>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand in your answers?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
};

test('stands in place of the acknowledgement, and says what it asks for', async () => {
  show({ minutes: 20 });
  const region = await screen.findByRole('region', { name: 'Quiz' });
  expect(region).toHaveTextContent('answer 2 questions about it');
  expect(region).toHaveTextContent('At least 80% of the answers have to be right.');
  expect(region).toHaveTextContent('You have 20 minutes');
  expect(region).toHaveTextContent('You have 2 attempts before a pause.');
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
});

test('says during a pause when it can be tried again', async () => {
  show({ attemptsLeft: 0, pausedUntil: '2030-05-01T12:00:00.000Z' });
  expect(await screen.findByText(/^You can try again from May 1, 2030/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the quiz' })).not.toBeInTheDocument();
});

test('is answered by keyboard, each answer saved as it is given, and judged with the reasons', async () => {
  const judgeQuiz = vi.fn().mockResolvedValue(failed);
  const beginQuiz = vi.fn().mockResolvedValue(attempt);
  const { user, answerQuiz } = show({}, { beginQuiz, judgeQuiz });
  await user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await waitFor(() => expect(screen.getByRole('form', { name: 'Quiz' })).toHaveFocus());
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  const one = await question(/Question 1 of 2.*Whom do you tell\?/);
  expect(within(one).getByRole('radio', { name: 'The desk' })).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await waitFor(() => expect(screen.getByText('All answers are saved.')).toBeVisible());
  const sent = answerQuiz.mock.calls.map(([{ params, body }]) => [
    params.id,
    body.question,
    body.chosen,
  ]);
  expect(sent).toEqual([
    ['a1', 'whom', [0]],
    ['a1', 'whom', [1]],
    ['a1', 'what', [0]],
    ['a1', 'what', [0, 2]],
  ]);

  await handIn(user);
  const result = await screen.findByRole('alert');
  await waitFor(() => expect(result).toHaveFocus());
  expect(result).toHaveTextContent('You have not passed the quiz yet1 of 2 answers are right.');
  expect(judgeQuiz).toHaveBeenCalledWith({
    params: { id: 'a1' },
    body: { read: { language: 'en', version: 3 } },
  });
  const [right, wrong] = screen.getAllByRole('listitem').filter((one) => one.querySelector('h3'));
  expect(right).toHaveTextContent(
    'RightThe hostYour answerRight answerThe deskNobodyBecause of whom.',
  );
  expect(wrong).toHaveTextContent('Not rightThe hostRight answerThe deskYour answerNobody');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('form', { name: 'Quiz' })).toHaveFocus());
});

test('goes on with the open attempt; who passes is accredited', async () => {
  const questions = [{ ...whom, chosen: [2] }, what];
  const passed = { ...failed, passed: true, right: 2, associateStatus: 'ACCREDITED' };
  const { user } = show(
    { attempt: { ...attempt, questions } },
    { judgeQuiz: async () => passed, me: async () => person({ associateStatus: 'ACCREDITED' }) },
  );
  const one = await question(/Question 1/);
  expect(within(one).getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('One question is not answered yet.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByText('You have passed the quiz')).toBeVisible();
  expect(hub.session.profile()?.provider.associateStatus).toBe('ACCREDITED');
  expect(screen.getByRole('link', { name: 'Back to My Tasks' })).toBeVisible();
});

test('an answer that could not be saved is kept, and sent before it is handed in', async () => {
  expectRefusal();
  const answerQuiz = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue({});
  const judgeQuiz = vi.fn().mockResolvedValue(failed);
  const { user } = show({ attempt }, { answerQuiz, judgeQuiz });
  await user.click(within(await question(/Question 1/)).getByRole('radio', { name: 'The host' }));
  expect(await screen.findByText(/^Your last answer is not saved yet\./)).toBeVisible();
  // Where the session is over, the sign-in dialog opens over the page.
  expect(unsavedForms(hub).size).toBe(1);
  await handIn(user);
  await screen.findByText('You have not passed the quiz yet');
  expect(answerQuiz).toHaveBeenLastCalledWith({
    params: { id: 'a1' },
    body: { question: 'whom', chosen: [0] },
  });
  expect(unsavedForms(hub).size).toBe(0);
});

test('a time limit warns, and can be extended', async () => {
  const inMinutes = (n: number) => new Date(Date.now() + n * 60_000 - 1).toISOString();
  const extendQuiz = async () => ({ endsAt: inMinutes(20), extensionsLeft: 9 });
  const { user } = show({ attempt: { ...attempt, endsAt: inMinutes(2) } }, { extendQuiz });
  expect(await screen.findByText('2 minutes left')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The time is almost over.');
  await user.click(screen.getByRole('button', { name: 'More time' }));
  expect(await screen.findByText('20 minutes left')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
