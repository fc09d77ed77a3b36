import { beforeEach, expect, it } from 'vitest';
import { SECOND } from '../../../contract/dates.ts';
import { reading as schema, teamReading } from '../../../contract/reading.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const path = '/hub/aldervale/education/reading';

interface Told {
  version?: number;
  seconds?: number;
  finished?: boolean;
}

/** Decision C14: how far somebody has read the brand education. */
export const reading: Cases = (hub) => {
  const readOf = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call(`GET ${path}`)).content[0];
  /** Tells of the first page. */
  const keep = async (email: string, { version = 1, ...body }: Told) => {
    const { page } = await readOf(email);
    const read = { page, language: 'en', version };
    const answer = await (await hub.as(email)).call(`POST ${path}`, {
      body: { read, seconds: 30, finished: false, ...body },
    });
    return expectSuccess(answer).content[0];
  };
  beforeEach(() => hub.restart());

  it('counts what was seen, and never more than has passed, whatever is told', async () => {
    expect(await readOf(p.jon)).toEqual({
      ...{ page: expect.any(String), seconds: 0, readAt: null, changed: null },
    });
    const first = await keep(p.jon, {});
    expect(schema.strict().safeParse(first).error).toBeUndefined();
    expect(first.seconds).toBe(30);
    expect((await keep(p.jon, {})).seconds).toBe(30);
    hub.advance(20 * SECOND);
    expect((await keep(p.jon, {})).seconds).toBe(50);
    hub.advance(p.HOUR);
    expect((await keep(p.jon, {})).seconds).toBe(80);
    expect((await readOf(p.kira)).seconds).toBe(0);
  });

  it('keeps when the end was first reached', async () => {
    const { readAt } = await keep(p.jon, { seconds: 0, finished: true });
    expect(readAt).toBe(hub.now().toISOString());
    hub.advance(p.MINUTE);
    expect(await keep(p.jon, { finished: true })).toMatchObject({ readAt, seconds: 30 });
  });

  it('tells the point of contact who is where, in the own agency alone', async () => {
    await hub.setQuiz({ on: true });
    const { readAt } = await keep(p.kira, { finished: true });
    await (await hub.as(p.kira)).call('POST /hub/aldervale/education/quiz');
    const read = async (email: string) =>
      (await hub.as(email)).call('GET /hub/aldervale/agency/reading');
    const answer = expectSuccess(await read(p.ada));
    expect(teamReading.strict().safeParse(answer).error).toBeUndefined();
    expect(answer.content).toContainEqual({
      ...{ email: p.kira, name: 'Kira Novak', status: 'REGISTERED' },
      ...{ seconds: 30, pagesRead: 1, readAt, quiz: 'OPEN' },
    });
    expect(answer.pages).toBe(1);
    expect(JSON.stringify(answer)).not.toContain('answers');
    expect(JSON.stringify(expectSuccess(await read(p.cleo)))).not.toContain('northwind');
    expectRefusal(await read(p.liam), 403, { code: 'gate.pocOnly' });
  });

  it('keeps nothing of a version that is not shown, nor of more than a step', async () => {
    expect((await keep(p.jon, { version: 7 })).seconds).toBe(0);
    const client = await hub.as(p.jon);
    const { page } = await readOf(p.jon);
    const read = { page, language: 'en', version: 1 };
    const told = (body: object) =>
      client.call(`POST ${path}`, { body: { read, seconds: 30, finished: true, ...body } });
    const other = expectSuccess(await told({ read: { ...read, page: 'another' } })).content[0];
    expect(other).toMatchObject({ seconds: 0, readAt: null });
    expectRefusal(await told({ seconds: 31 }), 400);
    for (const email of [p.paul, p.ivy])
      expectRefusal(await (await hub.as(email)).call(`GET ${path}`), 403);
  });
};
