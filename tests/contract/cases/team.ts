import { describe, expect, it } from 'vitest';
import { gateOfContent } from '../../../contract/pages.ts';
import { type NewPage, newPage } from '../../../contract/records.ts';
import { reportedQuarter, team, teamReminder } from '../../../contract/team.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, grace, jon, liam } from '../people.ts';

const read = 'GET /hub/aldervale/agency/team';
const remind = 'POST /hub/aldervale/agency/team/reminder';
const sums = 'GET /hub/aldervale/report/sums';
const HOUR = 3_600_000;

export const teamCases: Cases = (hub) => {
  const teamOf = async (email: string) =>
    expectSuccess(await (await hub.freshlyAs(email)).call(read));
  const waitingOf = async (email: string, status: string) =>
    (await teamOf(email)).waiting.find((one: { status: string }) => one.status === status);
  const remindAs = async (email: string, body: unknown) =>
    (await hub.freshlyAs(email)).call(remind, { body });

  describe('the team', () => {
    it('counts who has taken each step, with the names of those who have to go on', async () => {
      await hub.restart();
      const answer = await teamOf(ada);
      expect(team.strict().safeParse(answer).error).toBeUndefined();
      expect(answer.funnel).toEqual([
        { step: 'INVITED', total: 120 },
        { step: 'ACCOUNT', total: 79 },
        { step: 'REGISTERED', total: 59 },
        { step: 'ACCREDITED', total: 40 },
      ]);
      const created = await waitingOf(ada, 'CREATED');
      expect(created.total).toBe(20);
      expect(created.people).toContainEqual({ email: jon, name: 'Jon Price', pausedUntil: null });
    });

    it('is the own agency alone', async () => {
      const answer = await teamOf(cleo);
      expect(answer.funnel[0]).toEqual({ step: 'INVITED', total: 8 });
      const named = answer.waiting.flatMap(({ people }: { people: { email: string }[] }) =>
        people.map(({ email }) => email),
      );
      for (const email of named) expect(email).toMatch(/@maple\.example$/);
    });

    it.each([
      [liam, 'gate.pocOnly'],
      [grace, 'gate.agencyApproved'],
    ])('is closed to %s', async (email, code) => {
      const client = await hub.as(email);
      expectRefusal(await client.call(read), 403, { code });
      expectRefusal(await client.call(remind, { body: { status: 'CREATED' } }), 403, { code });
    });
  });

  describe('a reminder', () => {
    it('is refused for a status in which nobody can go on alone', async () => {
      for (const status of ['PENDING', 'ACCREDITED', '', null, undefined])
        expectRefusal(await remindAs(ada, { status }), 400, {
          fields: { status: 'Field should contain one of select options' },
        });
    });

    it('has a result for each, and nobody gets another within a day', async () => {
      const first = expectSuccess(await remindAs(ada, { status: 'CREATED' }));
      expect(teamReminder.strict().safeParse(first).error).toBeUndefined();
      expect(first.results).toHaveLength(20);
      expect(first.results).toContainEqual({ email: jon, name: 'Jon Price', outcome: 'REMINDED' });
      for (const { outcome } of first.results) expect(outcome).toBe('REMINDED');

      hub.advance(23 * HOUR);
      const again = expectSuccess(await remindAs(ada, { status: 'CREATED' }));
      for (const result of again.results)
        expect(result).toMatchObject({ outcome: 'PAUSED', until: expect.any(String) });
      const { people } = await waitingOf(ada, 'CREATED');
      expect(people[0].pausedUntil).toBe(again.results[0].until);

      hub.advance(2 * HOUR);
      const nextDay = expectSuccess(await remindAs(ada, { status: 'CREATED' }));
      for (const { outcome } of nextDay.results) expect(outcome).toBe('REMINDED');
    });

    it('does not follow an invitation of the same day', async () => {
      const client = await hub.freshlyAs(ben);
      await client.call('POST /auth/hub/invitations', {
        body: { emailAddresses: ['fresh@harbor.example'] },
      });
      await hub.deliver();
      const { results } = expectSuccess(await remindAs(ben, { status: 'INVITED' }));
      const fresh = results.find(
        ({ email }: { email: string }) => email === 'fresh@harbor.example',
      );
      expect(fresh).toMatchObject({ name: '', outcome: 'PAUSED' });
      expect(results.some(({ outcome }: { outcome: string }) => outcome === 'REMINDED')).toBe(true);
    });

    it('of an invitation whose last day begins to end renews its link', async () => {
      const emailAddresses = ['last.day@harbor.example'];
      const client = await hub.freshlyAs(ben);
      await client.call('POST /auth/hub/invitations', { body: { emailAddresses } });
      await hub.deliver();
      const creationToken = await hub.tokenFor('last.day@harbor.example');
      const read = () =>
        hub.guest().call('POST /auth/hub/auth_read_invitation', { body: { creationToken } });
      const first = hub.untilEndOf(30) - 1;
      hub.advance(first);
      const { results } = expectSuccess(await remindAs(ben, { status: 'INVITED' }));
      expect(results).toContainEqual({
        email: 'last.day@harbor.example',
        name: '',
        outcome: 'REMINDED',
      });
      const life = hub.untilEndOf(30);
      hub.advance(life - 1);
      expectSuccess(await read());
      hub.advance(1);
      expectRefusal(await read(), 400, { code: 'error.deadToken' });
      await hub.restart();
    });
  });

  describe('reported quarters', () => {
    it('have their sums, the last first, and the one that is missing says so', async () => {
      const client = await hub.freshlyAs(ada);
      const { content } = expectSuccess(await client.call(sums));
      for (const row of content)
        expect(reportedQuarter.strict().safeParse(row).error).toBeUndefined();
      expect(content).toHaveLength(8);
      expect(content[0]).toEqual({
        quarter: '2026-Q1',
        state: 'OVERDUE',
        reportId: null,
        totals: null,
      });
      const detail = await client.call(`GET /hub/aldervale/report/${content[1].reportId}`);
      const { report } = expectSuccess(detail);
      expect(content[1]).toMatchObject({ quarter: report.quarter, totals: report.totals });
    });

    it('are those since the approval', async () => {
      const { content } = expectSuccess(await (await hub.freshlyAs(cleo)).call(sums));
      expect(content.map(({ quarter }: { quarter: string }) => quarter)).toEqual([
        '2026-Q1',
        '2025-Q4',
      ]);
    });

    it.each([
      [liam, 'gate.pocOnly'],
      [ben, 'gate.reportRequired'],
    ])('are closed to %s', async (email, code) => {
      expectRefusal(await (await hub.freshlyAs(email)).call(sums), 403, { code });
    });
  });

  describe('new pages', () => {
    const latest = 'GET /content/hub/latest';
    const namesOf = async (email: string, query = {}, headers = {}) => {
      const client = await hub.freshlyAs(email);
      const { content } = expectSuccess(await client.call(latest, { query, headers }));
      for (const page of content) expect(newPage.strict().safeParse(page).error).toBeUndefined();
      return content as NewPage[];
    };

    it('are the latest five of the last 30 days, or since a time, for accredited associates', async () => {
      const lately = await namesOf(liam);
      const times = lately.map(({ publishedAt }) => publishedAt);
      expect(lately).toHaveLength(5);
      expect(times).toEqual(times.toSorted().reverse());
      expect(lately.every(({ code }) => gateOfContent(code) === 'accredited')).toBe(true);
      const [newest, second] = lately as [NewPage, NewPage];
      expect(await namesOf(liam, { since: second.publishedAt })).toEqual([newest]);
      expect(await namesOf(liam, { since: 'yesterday' })).toEqual(lately);
    });

    it('have their names in the reader’s language', async () => {
      const [english] = await namesOf(liam);
      const [spanish] = await namesOf(liam, {}, { 'accept-language': 'es-MX' });
      expect(spanish?.code).toBe(english?.code);
      expect(spanish?.name).not.toBe(english?.name);
    });
  });
};
