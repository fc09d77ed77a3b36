import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { usualQuizSettings } from '#contract/quiz.ts';
import type { QuizQuestionRecord, QuizRecord } from '#contract/staff/quiz.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call, onWideScreen } from '../testing/staffCall.ts';
import QuestionPage from './QuestionPage.tsx';
import QuizPage from './QuizPage.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const inEach = (en: string) => ({ en, 'es-MX': '', 'fr-CA': '' });
const question: QuizQuestionRecord = {
  ...{ id, active: true, revision: 3, version: 2, picture: '', missing: ['fr-CA'] },
  text: inEach('Whom do you tell?'),
  choices: ['The host', 'The desk'].map((en, n) => ({ texts: inEach(en), right: n === 0 })),
  explanation: inEach('At once.'),
  pictureAlt: inEach(''),
  answered: [
    { version: 2, drawn: 8, right: 2, misleading: { text: 'The desk', chosen: 6 } },
    { version: 1, drawn: 10, right: 9, misleading: null },
  ],
};
const other = { ...question, id: id.replace(/1$/, '2'), active: false, answered: [], missing: [] };
const quiz: QuizRecord = {
  settings: { ...usualQuizSettings, revision: 4 },
  drawable: 1,
  questions: [question, { ...other, text: inEach('What is promised?') }],
};

const show = (at = '', roles: StaffRole[] = ['editor']) =>
  renderInConsole(
    <Routes>
      <Route path="/staff/quiz" element={<QuizPage />} />
      <Route path="/staff/quiz/create" element={<QuestionPage />} />
      <Route path="/staff/quiz/:id" element={<QuestionPage />} />
    </Routes>,
    { resource: 'quiz', dataProvider: {}, at: `/staff/quiz${at}`, paths: ['*'], roles },
  );
const sent = () => call.mock.calls.filter(([method]) => method !== 'GET');

beforeEach(() => {
  onWideScreen();
  call.mockReset();
  call.mockResolvedValue(quiz);
});

it('tells of each question whether it is drawn, and which wording misleads', async () => {
  show();
  const row = (await screen.findByRole('link', { name: 'Whom do you tell?' })).closest('tr');
  expect(row).toHaveTextContent('Not drawn: missing in Français');
  expect(row).toHaveTextContent('25% of 8 right. Most chosen wrong answer: “The desk” (6).');
  expect(row).toHaveTextContent('Wording 1: 90% of 10 right.');
  const second = screen.getByRole('link', { name: 'What is promised?' }).closest('tr');
  expect(second).toHaveTextContent('Not activeAnswered too rarely to tell');
  expect(
    screen.getByText(
      '5 questions are drawn, but only one is active and complete in every language.',
    ),
  ).toBeVisible();
});

it('is switched on after a confirmation, with its settings', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Associates have to pass the quiz' }));
  const drawn = screen.getByRole('spinbutton', { name: /Questions of an attempt/ });
  await user.clear(drawn);
  await user.type(drawn, '1');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch the quiz on?' });
  await user.click(within(dialog).getByRole('button', { name: 'Switch on' }));
  await screen.findByText('The settings are saved.');
  const { on: _, drawn: __, ...settings } = usualQuizSettings;
  expect(sent()).toEqual([
    ['PUT', 'quiz/settings', { ...settings, on: true, drawn: 1, revision: 4 }],
  ]);
});

it('a question is written in tabs, a language each, and can be tried as associates see it', async () => {
  const { user } = show(`/${id}`);
  await user.click(await screen.findByRole('tab', { name: 'Français' }));
  const panel = screen
    .getAllByRole('textbox', { name: 'Question' })
    .find((box) => box.lang === 'fr-CA');
  await user.type(panel as HTMLElement, 'À qui le dire');
  await user.click(await screen.findByRole('radio', { name: 'The desk' }));
  expect(screen.getByRole('group', { name: /Question 1 of 1\s*À qui le dire/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save question' }));
  await screen.findByText('The question is saved.');
  const { id: _, version: __, missing: ___, answered: ____, ...form } = question;
  const text = { ...form.text, 'fr-CA': 'À qui le dire' };
  expect(sent()).toEqual([
    ['PUT', `quiz/questions/${id}`, expect.objectContaining({ revision: 3, text })],
  ]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Quiz' })).toBeVisible());
});

it('a new question numbers its choices, and is shown as associates see it once there is one', async () => {
  const { user } = show('/create');
  await user.type(await screen.findByRole('textbox', { name: 'Choice 2' }), 'The desk');
  expect(screen.getByRole('switch', { name: 'Choice 2 is right' })).not.toBeChecked();
  expect(screen.queryByRole('region', { name: 'As associates see it' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Who answers?');
  const preview = await screen.findByRole('region', { name: 'As associates see it' });
  expect(await within(preview).findAllByRole('radio')).toHaveLength(1);
});

it('a question without words is not saved, and says what is missing', async () => {
  const { user } = show('/create');
  await user.click(await screen.findByRole('button', { name: 'Save question' }));
  expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(1);
  expect(sent()).toEqual([]);
});

it('who only reads sees it without forms', async () => {
  show('', ['auditor']);
  await screen.findByText('Whom do you tell?');
  expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New question' })).not.toBeInTheDocument();
});
