import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualQuizSettings } from '../../contract/quiz.ts';
import type { AssociateStatus } from '../../contract/statuses.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import {
  accounts,
  agreements,
  audit,
  quizQuestionVersions,
  quizSettings,
} from '../core/db/schema.ts';

const kira = 'associate.registered@northwind.example';

let hub: TestApp;
let client: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(kira);
  await hub.db.insert(quizSettings).values({ ...usualQuizSettings, on: true, drawn: 7 });
});
afterAll(() => hub.close());

test('an attempt is judged once by the wording that was drawn, whatever is written meanwhile', async () => {
  const { id, questions } = (await client.call('beginQuiz')).json();
  const drawn = await hub.db.query.quizQuestionVersions.findMany();
  const rightOf = (version: string) =>
    drawn
      .find((one) => one.id === version)
      ?.question.choices.flatMap(({ right }, place) => (right ? [place] : []));
  // From now on the opposite is right.
  await hub.db.insert(quizQuestionVersions).values(
    drawn.map(({ id: _, question, ...version }) => ({
      ...version,
      number: 2,
      question: {
        ...question,
        choices: question.choices.map((choice) => ({ ...choice, right: !choice.right })),
      },
    })),
  );
  for (const { id: question } of questions) {
    const body = { question, chosen: rightOf(question) };
    expect((await client.call('answerQuiz', { params: { id }, body })).statusCode).toBe(200);
  }

  const read = { language: 'en', version: 1 };
  const judge = () => client.call('judgeQuiz', { params: { id }, body: { read } });
  const answers = await Promise.all(Array.from({ length: 10 }, judge));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ passed: true, right: 7, associateStatus: 'ACCREDITED' });
  }
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, kira) });
  const accountId = account?.id ?? '';
  const entries = await hub.db.query.audit.findMany({
    where: and(eq(audit.subjectId, accountId), eq(audit.event, 'acknowledge')),
  });
  expect(entries).toHaveLength(1);
  expect(
    await hub.db.query.agreements.findMany({ where: eq(agreements.accountId, accountId) }),
  ).toMatchObject([{ kind: 'education', textVersion: '1', language: 'en' }]);
  expect(await hub.db.query.quizAttempts.findMany()).toMatchObject([
    { accountId, score: 7, passed: true, judgedAt: hub.clock.now() },
  ]);
});

test('of what is not there in every language of the brand, nothing is drawn', async () => {
  const email = 'associate.accredited@northwind.example';
  const move = (associateStatus: AssociateStatus) =>
    hub.db.update(accounts).set({ associateStatus }).where(eq(accounts.email, email));
  await move('REGISTERED');
  const [kept, ...others] = await hub.db.query.quizQuestionVersions.findMany({
    where: eq(quizQuestionVersions.number, 2),
  });
  for (const { id, question } of others) {
    const { 'es-MX': _, ...text } = question.text;
    await hub.db
      .update(quizQuestionVersions)
      .set({ question: { ...question, text } })
      .where(eq(quizQuestionVersions.id, id));
  }
  const { questions } = (await (await hub.as(email)).call('beginQuiz')).json();
  expect(questions.map(({ id }: { id: string }) => id)).toEqual([kept?.id]);
  await move('ACCREDITED');
});
