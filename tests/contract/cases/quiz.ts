import { beforeEach, describe, expect, it } from 'vitest';
import { type QuizAttempt, quizAttempt, quizResult, quizState } from '../../../contract/quiz.ts';
import { demoQuiz } from '../../../demo/quiz.ts';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const read = 'GET /hub/aldervale/education/quiz';
const begin = 'POST /hub/aldervale/education/quiz';
const acknowledge = 'POST /hub/aldervale/acknowledgement';
const at = (id: string, part: 'answer' | 'time' | 'result') =>
  `${part === 'answer' ? 'PUT' : 'POST'} /hub/aldervale/education/quiz/${id}/${part}` as const;
const nobodys = '00000000-0000-4000-8000-000000000000';

/** Returns the right choices of a question, as the demo data has it. */
const rightOf = (text: string) =>
  demoQuiz
    .find((question) => question.text.en === text)
    ?.choices.flatMap(({ right }, id) => (right ? [id] : [])) ?? [];

/** Decision C13: a quiz before the acknowledgement, if the program asks for one. */
export const quiz: Cases = (hub) => {
  const start = async (client: Client): Promise<QuizAttempt> =>
    expectSuccess(await client.call(begin));
  const answer = (client: Client, id: string, question: string, chosen: number[]) =>
    client.call(at(id, 'answer'), { body: { question, chosen } });
  /** Answers all of an attempt right, or the first of `wrong` of them wrong. */
  async function answerAll(client: Client, { id, questions }: QuizAttempt, wrong = 0) {
    for (const [place, question] of questions.entries()) {
      const chosen = place < wrong ? [] : rightOf(question.text);
      expectSuccess(await answer(client, id, question.id, chosen));
    }
  }
  const judge = async (client: Client, id: string) =>
    expectSuccess(await client.call(at(id, 'result'), { body: {} }));
  /** Takes an attempt and fails. */
  async function fail(client: Client) {
    const { id } = await start(client);
    return judge(client, id);
  }

  it('is asked of nobody as long as the program does not', async () => {
    await hub.restart();
    const client = await hub.as(p.kira);
    expect(expectSuccess(await client.call(read))).toEqual({ quiz: null });
    expectRefusal(await client.call(begin), 409, { code: 'error.alreadyMoved' });
    expectSuccess(await client.call(acknowledge));
  });

  describe('where the program asks for it', () => {
    beforeEach(async () => {
      await hub.restart();
      await hub.setQuiz({ on: true, drawn: 4, passMark: 75, attempts: 2, pauseHours: 24 });
    });

    it('stands before the acknowledgement', async () => {
      const client = await hub.as(p.kira);
      expectRefusal(await client.call(acknowledge), 409, { code: 'error.quizFirst' });
      expect((await client.call(read)).body.quiz).toMatchObject({ drawn: 4, attempt: null });
      // Who is accredited stays so.
      expectSuccess(await (await hub.as(p.liam)).call(acknowledge));
    });

    it('is the same attempt on another device, with the answers that were given', async () => {
      const client = await hub.as(p.kira);
      const attempt = await start(client);
      expect(quizAttempt.strict().safeParse(attempt).error).toBeUndefined();
      expect(attempt.questions).toHaveLength(4);
      const [first, second] = attempt.questions;
      await Promise.all([
        answer(client, attempt.id, first?.id ?? '', [1]),
        answer(client, attempt.id, second?.id ?? '', [0, 2]),
      ]);
      const other = await hub.freshlyAs(p.kira);
      const { quiz } = expectSuccess(await other.call(read));
      expect(quizState.strict().safeParse(quiz).error).toBeUndefined();
      expect(quiz.attempt.id).toBe(attempt.id);
      expect(quiz.attempt.questions.map(({ chosen }: { chosen: number[] }) => chosen)).toEqual([
        [1],
        [0, 2],
        [],
        [],
      ]);
      expect(await start(other)).toEqual(quiz.attempt);
      const spanish = { headers: { 'accept-language': 'es-MX' } };
      const inSpanish = expectSuccess(await other.call(read, spanish)).quiz.attempt;
      const question = demoQuiz.find(({ text }) => text.en === first?.text);
      expect(inSpanish.questions[0].text).toBe(question?.text['es-MX']);
    });

    it('tells what is right and why only with the result', async () => {
      const client = await hub.as(p.kira);
      const attempt = await start(client);
      const [first] = attempt.questions;
      const early = [
        attempt,
        (await client.call(read)).body,
        (await answer(client, attempt.id, first?.id ?? '', [0])).body,
        (await client.call(at(attempt.id, 'time'))).body,
        (await client.call(acknowledge)).body,
      ];
      const said = JSON.stringify(early);
      expect(said).not.toMatch(/"(?:right|isRight|explanation)"/);
      for (const { explanation } of demoQuiz) expect(said).not.toContain(explanation.en);
      const result = await judge(client, attempt.id);
      expect(quizResult.strict().safeParse(result).error).toBeUndefined();
      for (const question of result.questions) {
        const right = question.choices.filter((choice: { right: boolean }) => choice.right);
        expect(right.map(({ id }: { id: number }) => id)).toEqual(rightOf(question.text));
        expect(question.explanation).not.toBe('');
      }
    });

    it('accredits whoever passes it, and who hands in twice is judged once', async () => {
      const client = await hub.as(p.kira);
      const attempt = await start(client);
      await answerAll(client, attempt, 1);
      const [one, two] = await Promise.all([judge(client, attempt.id), judge(client, attempt.id)]);
      expect(one).toMatchObject({ passed: true, right: 3, total: 4 });
      expect(one).toMatchObject({ associateStatus: 'ACCREDITED' });
      expect(two).toEqual(one);
      expectSuccess(await client.call('GET /content/hub/getByCode/benefits'));
      expectRefusal(await client.call(begin), 409, { code: 'error.alreadyMoved' });
      expectRefusal(await answer(client, attempt.id, attempt.questions[0]?.id ?? '', [0]), 409);
    });

    it('is not passed below the mark, and waits after so many attempts', async () => {
      const client = await hub.as(p.kira);
      const attempt = await start(client);
      await answerAll(client, attempt, 2);
      expect(await judge(client, attempt.id)).toMatchObject({
        ...{ passed: false, right: 2, associateStatus: 'REGISTERED' },
        ...{ attemptsLeft: 1, pausedUntil: null },
      });
      const { attemptsLeft, pausedUntil } = await fail(client);
      expect({ attemptsLeft, pausedUntil }).toEqual({
        attemptsLeft: 0,
        pausedUntil: new Date(hub.now().getTime() + p.DAY).toISOString(),
      });
      const answered = await client.call(begin);
      expectRefusal(answered, 429, { code: 'error.tooManyForMinutes' });
      expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(86_000);
      hub.advance(p.DAY);
      await start(await hub.freshlyAs(p.kira));
    });

    it('keeps the answers where the guide has changed since it was opened', async () => {
      const client = await hub.as(p.kira);
      const attempt = await start(client);
      await answerAll(client, attempt);
      const outdated = { body: { read: { language: 'en', version: 9 } } };
      expectRefusal(await client.call(at(attempt.id, 'result'), outdated), 409, {
        code: 'error.textChanged',
      });
      expect(await judge(client, attempt.id)).toMatchObject({ passed: true });
    });

    it('has a time limit that can be extended ten times', async () => {
      await hub.setQuiz({ minutes: 10 });
      const { id, endsAt, questions } = await start(await hub.as(p.kira));
      const question = questions[0]?.id ?? '';
      expect(endsAt).toBe(new Date(hub.now().getTime() + 10 * p.MINUTE).toISOString());
      hub.advance(10 * p.MINUTE);
      const client = await hub.freshlyAs(p.kira);
      expectRefusal(await answer(client, id, question, [0]), 409);
      for (let left = 9; left >= 0; left -= 1) {
        const extended = expectSuccess(await client.call(at(id, 'time')));
        expect(extended.extensionsLeft).toBe(left);
      }
      expectRefusal(await client.call(at(id, 'time')), 409, { code: 'error.alreadyMoved' });
      expectSuccess(await answer(client, id, question, [0]));
    });

    it('is open to nobody else than its person', async () => {
      const { id, questions } = await start(await hub.as(p.kira));
      const other = await hub.as(p.liam);
      const body = { question: questions[0]?.id, chosen: [0] };
      for (const attempt of [id, nobodys]) {
        for (const call of [
          other.call(at(attempt, 'answer'), { body }),
          other.call(at(attempt, 'time')),
          other.call(at(attempt, 'result'), { body: {} }),
        ])
          expectRefusal(await call, 404, { code: 'error.notFoundRecord' });
      }
      const mine = await hub.as(p.kira);
      expectRefusal(await answer(mine, id, nobodys, [0]), 404, { code: 'error.notFoundRecord' });
      for (const email of [p.paul, p.olga])
        expectRefusal(await (await hub.as(email)).call(begin), 403);
      expectRefusal(await (await hub.as(p.jon)).call(begin), 409, { code: 'error.alreadyMoved' });
    });
  });
};
