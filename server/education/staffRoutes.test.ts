import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualQuizSettings } from '../../contract/quiz.ts';
import type { QuizQuestionRecord, QuizRecord } from '../../contract/staff/quiz.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, quizAttempts, quizQuestionVersions } from '../core/db/schema.ts';

let hub: TestApp;
let editor: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  editor = await hub.as('editor@aldervale.example');
});
afterAll(() => hub.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  editor.request({ method, url: `${staffBase}/quiz${path}`, ...(payload && { payload }) });
const read = async (): Promise<QuizRecord> => (await call('GET', '')).json();
const set = async (changes: object) => {
  const { revision } = (await read()).settings;
  return call('PUT', '/settings', { ...usualQuizSettings, revision, ...changes });
};
const formOf = ({
  id: _,
  version: __,
  missing: ___,
  answered: ____,
  ...form
}: QuizQuestionRecord) => form;
const save = (question: QuizQuestionRecord, changes: object = {}) =>
  call('PUT', `/questions/${question.id}`, { ...formOf(question), ...changes });
const first = async () => (await read()).questions[0] as QuizQuestionRecord;

test('is off, with the questions of the demo, each of which can be drawn', async () => {
  const { settings, drawable, questions } = await read();
  expect(settings).toEqual({ ...usualQuizSettings, revision: 1 });
  expect(drawable).toBe(7);
  expect(questions.map(({ missing, answered }) => ({ missing, answered }))).toEqual(
    Array(7).fill({ missing: [], answered: [] }),
  );
});

test('cannot be switched on with fewer questions than are drawn, nor lose them while it is on', async () => {
  const refused = await set({ on: true, drawn: 8 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toMatchObject({
    code: 'staff.quizTooFew',
    params: { n: 7, drawn: 8 },
  });
  expect((await read()).settings.on).toBe(false);
  expect((await set({ on: true, drawn: 7 })).statusCode).toBe(200);

  const question = await first();
  expect((await save(question, { active: false })).json().error.code).toBe('staff.quizTooFew');
  const text = { ...question.text, 'fr-CA': '' };
  expect((await save(question, { text })).json().error.code).toBe('staff.quizTooFew');
  await set({ on: true, drawn: 6 });
  expect((await save(question, { text })).statusCode).toBe(200);
  expect((await first()).missing).toEqual(['fr-CA']);
  expect((await set({ on: true, drawn: 7 })).statusCode).toBe(400);
  await set({ on: false });
});

test.each([
  ['no English text', { text: { en: ' ', 'es-MX': 'Hola' } }, 'text.en'],
  [
    'no right choice',
    { choices: [1, 2].map((n) => ({ texts: { en: `${n}` }, right: false })) },
    'choices',
  ],
  ['one choice', { choices: [{ texts: { en: 'Yes' }, right: true }] }, 'choices'],
  ['a foreign picture', { picture: 'https://x.example/a.png' }, 'picture'],
])('a question with %s is refused at its place', async (_, changes, field) => {
  const refused = await save(await first(), changes);
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().error.fields)).toContain(field);
});

test.each([
  [{ drawn: 0 }, 'drawn'],
  [{ passMark: 101 }, 'passMark'],
  [{ minutes: 1 }, 'minutes'],
])('settings out of bounds are refused: %j', async (changes, field) => {
  const refused = await set(changes);
  expect(Object.keys(refused.json().error.fields)).toEqual([field]);
});

test('a change is a new wording; who saves after somebody else is told', async () => {
  const added = await call('POST', '/questions', {
    active: true,
    text: { en: 'Who answers?', 'fr-CA': 'Qui répond ?' },
    choices: ['A person', 'A machine'].map((en, place) => ({ texts: { en }, right: place === 0 })),
    explanation: {},
    picture: '',
    pictureAlt: {},
  });
  expect(added.statusCode).toBe(200);
  const question = (added.json() as QuizRecord).questions.at(-1) as QuizQuestionRecord;
  expect(question).toMatchObject({ version: 1, missing: ['es-MX', 'fr-CA'] });
  // In the spaces of French typography.
  expect(question.text['fr-CA']).toBe('Qui répond\u202f?');
  expect((await save(question, { active: false })).statusCode).toBe(200);
  const stale = await save(question, { active: true });
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'error.stale']);
  const before = (await read()).questions.at(-1) as QuizQuestionRecord;
  expect(before).toMatchObject({ version: 1, active: false });
  await save(before, { text: { en: 'Who will answer?' } });
  expect((await read()).questions.at(-1)).toMatchObject({ version: 2 });
  const entries = await hub.db.query.audit.findMany({ where: eq(audit.subjectId, question.id) });
  expect(entries.map(({ event }) => event)).toEqual([
    'addQuestion',
    'changeQuestion',
    'changeQuestion',
  ]);
});

test('figures tell which wording misleads, and nothing of fewer than five attempts', async () => {
  const question = await first();
  const versions = await hub.db.query.quizQuestionVersions.findMany({
    where: eq(quizQuestionVersions.questionId, question.id),
  });
  const idOf = (number: number) => versions.find((one) => one.number === number)?.id ?? '';
  const account = await hub.db.query.accounts.findFirst({
    where: eq(accounts.email, 'associate.accredited@northwind.example'),
  });
  const judge = (version: string, ...chosen: number[][]) =>
    hub.db.insert(quizAttempts).values(
      chosen.map((answer) => ({
        accountId: account?.id ?? '',
        questions: [version],
        answers: answer.length > 0 ? { [version]: answer } : {},
        ...{ passMark: 80, beganAt: hub.clock.now(), judgedAt: hub.clock.now() },
        ...{ score: 0, passed: false },
      })),
    );
  // Of the demo's first question the first choice is right.
  await judge(idOf(1), [0], [0], [0], [1], [2], [2], []);
  await judge(idOf(2), [0], [1], [1], [1]);
  expect((await first()).answered).toEqual([
    { version: 1, drawn: 7, right: 3, misleading: { text: 'The cheaper one', chosen: 2 } },
  ]);
  await judge(idOf(2), [1]);
  expect((await first()).answered[0]).toEqual({
    ...{ version: 2, drawn: 5, right: 1 },
    misleading: { text: 'The larger one', chosen: 4 },
  });

  // Of the second one the first two are right: half of them misleads nobody.
  const second = (await read()).questions[1] as QuizQuestionRecord;
  const [version] = await hub.db.query.quizQuestionVersions.findMany({
    where: eq(quizQuestionVersions.questionId, second.id),
  });
  await judge(version?.id ?? '', [0], [0], [0], [2], [0, 1]);
  expect((await read()).questions[1]?.answered).toEqual([
    {
      ...{ version: 1, drawn: 5, right: 1 },
      misleading: { text: second.choices[2]?.texts.en, chosen: 1 },
    },
  ]);
});
