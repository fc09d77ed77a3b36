import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { DAY, MINUTE } from '../../contract/dates.ts';
import { password } from '../../demo/personas.ts';
import { quietPort } from '../../tests/support/server/quietPort.ts';
import { templates } from '../../tests/support/server/templates.ts';
import { createTemporaryDatabase } from '../../tests/support/server/temporaryDatabase.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { recordAudit } from '../core/audit/record.ts';
import { readEnv } from '../core/config/env.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { refuseEarlierTime } from './earlierTime.ts';
import { startServer } from './start.ts';

const SECRET = 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee';
const email = 'poc.approved@northwind.example';
const hubs: TestApp[] = [];
let hub: TestApp;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  hubs.push(hub);
});
afterAll(() => Promise.all(hubs.map((one) => one.close())));

/** Starts on the database so long before the time that it has. */
const startBefore = (ms: number, variables: Record<string, string> = {}) => {
  const env = readEnv({ SESSION_SECRET: SECRET, ...variables });
  return refuseEarlierTime(env, hub.db, new Date(hub.clock.now().getTime() - ms));
};

test.each<[string, () => Promise<unknown>]>([
  [
    'an entry of the audit',
    () =>
      recordAudit(hub.db, {
        actorId: null,
        subject: { type: 'batch', id: '00000000-0000-4000-8000-000000000000' },
        event: 'remindOverdue',
        at: hub.clock.now(),
      }),
  ],
  [
    'an email',
    () =>
      enqueueMail(hub.db, {
        to: email,
        template: 'accountExists',
        params: {},
        now: hub.clock.now(),
      }),
  ],
  ['a sign-in', () => hub.guest().call('login', { body: { identity: email, password } })],
])('%s of a later time refuses an earlier start, in words', async (_, write) => {
  expect(await startBefore(0)).toEqual([]);
  hub.clock.advance(30 * DAY);
  await write();
  await expect(startBefore(29.5 * DAY, { HUB_TIME_OFFSET: '2' })).rejects.toThrow(
    /HUB_TIME_OFFSET: the time is 2026-05-20T22:\S+, but .* of 2026-06-19T10:\S+ .*HUB_TIME_OFFSET=32, or with a new DATA_DIR\.$/,
  );
});

test('clocks that differ by minutes refuse nothing', async () => {
  await hub.as(email);
  expect(await startBefore(10 * MINUTE)).toEqual([]);
  await expect(startBefore(10 * MINUTE + 1)).rejects.toThrow('HUB_TIME_OFFSET=1');
});

test('in production, where there is no offset, the clock has to be right, unless the operator insists', async () => {
  await hub.as(email);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://hub.example',
    TRUST_PROXY: 'true',
    SMTP_URL: 'smtps://mail.example',
    SESSION_SECRET: SECRET,
  };
  await expect(startBefore(DAY, production)).rejects.toThrow(
    /The clock: the time is .* Correct this machine's clock, or wait until then\. \(clock\)\nTo start anyway: ALLOW_INSECURE=clock/,
  );
  const [allowed] = await startBefore(DAY, { ...production, ALLOW_INSECURE: 'clock' });
  expect(allowed).toMatchObject({ exception: 'clock' });
});

test('a server that ran with an offset starts with it, and not without', async () => {
  const database = await createTemporaryDatabase(inject('postgres'), {
    template: templates.migrated,
  });
  const variables = {
    DATABASE_URL: database.url,
    DATA_DIR: '/tmp',
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    PORT: String(await quietPort()),
  };
  const start = (offset: string) => startServer(readEnv({ ...variables, HUB_TIME_OFFSET: offset }));
  const first = await start('90');
  await recordAudit(first.app.db, {
    actorId: null,
    subject: { type: 'batch', id: '00000000-0000-4000-8000-000000000000' },
    event: 'remindOverdue',
    at: first.app.clock.now(),
  });
  await first.stop();
  await expect(start('0')).rejects.toThrow(
    'Start with HUB_TIME_OFFSET=90, or with an empty database',
  );
  await (await start('90')).stop();
  await database.drop();
});
