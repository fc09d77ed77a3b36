import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { type QuizSettings, usualQuizSettings } from '../../contract/quiz.ts';
import { stopToken } from '../../fixtures/routes/mailChoices.ts';
import { createFixtures } from '../../fixtures/server.ts';
import { seededAt } from '../support/server/templates.ts';
import type { BackEnd } from './hub.ts';
import { runSuite } from './suite.ts';

async function start(): Promise<BackEnd> {
  let time = seededAt.getTime();
  let settings: QuizSettings = usualQuizSettings;
  const mails: string[] = [];
  const waiting: (() => void)[] = [];
  const app = createFixtures({
    now: () => new Date(time),
    print: (line) => mails.push(line),
    portal: '',
    schedule: (deliver) => waiting.push(deliver),
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
    linksTo: async (email) =>
      mails
        .filter((line) => line.startsWith(`Mail to ${email} –`))
        .map((line) => line.split(': ').at(-1) ?? ''),
    stopToken: async (list, email) => stopToken(list, email),
    async deliver() {
      for (const arrive of waiting.splice(0)) arrive();
    },
    // They look at the clock with each call.
    async runJobs() {},
    async approveAgencyOf(email) {
      const person = await (await fetch(`${origin}/people/${email}`)).json();
      const answer = await fetch(`${origin}/agencies/${person.agency}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ agencyStatus: 'APPROVED' }),
      });
      expect(answer.status).toBe(200);
    },
    async setQuiz(changes) {
      settings = { ...settings, ...changes };
      const answer = await fetch(`${origin}/quiz`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ settings }),
      });
      expect(answer.status).toBe(200);
    },
    async changeTerms() {
      const answer = await fetch(`${origin}/terms`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ changed: true }),
      });
      expect(answer.status).toBe(200);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

runSuite(start);
