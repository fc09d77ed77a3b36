import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailsTo } from '../../tests/support/server/mails.ts';
import {
  createTestAgency,
  createTestPerson,
  DAY,
  runJob,
} from '../../tests/support/server/scenario.ts';
import { setRolesOf } from '../../tests/support/server/staff.ts';
import { seededAt } from '../../tests/support/server/templates.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, holds, mails } from '../core/db/schema.ts';
import { countDue } from './due.ts';

let hub: TestApp;
beforeEach(async () => {
  hub = await testApp();
});
afterEach(() => hub.close());

const keep = { mails: 0, invitations: 0, signIns: 0, reports: 0, inactive: 200 };
const sweep = (inactive = keep.inactive) => runJob(hub, 'sweep', { keep: { ...keep, inactive } });
const at = (days: number) => hub.clock.set(new Date(seededAt.getTime() + days * DAY));
const long = new Date(seededAt.getTime() - 300 * DAY);
const find = (id: string) => hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) });
const unused = (email: string, person: object = {}) =>
  createTestPerson(hub, email, { createdAt: long, ...person });
const due = async () =>
  (await countDue(hub.db, hub.clock.moment(), keep)).find(({ what }) => what === 'inactive');

test('an account that nobody signs in to is ended after two warnings, but for whom it may not be; a sign-in takes it back', async () => {
  const { id: agencyId, pocId } = await createTestAgency(hub, 'poc@oak.example');
  await hub.db.update(accounts).set({ createdAt: long }).where(eq(accounts.id, pocId));
  const idle = await unused('idle@oak.example', { agencyId });
  const back = await unused('back@oak.example', { agencyId, lastSignInAt: long });
  await unused('recent@oak.example', { lastSignInAt: new Date(seededAt.getTime() - 169 * DAY) });
  const held = await unused('held@oak.example');
  await hub.db
    .insert(holds)
    .values({ kind: 'person', subjectId: held, reason: 'A dispute', setAt: seededAt });
  await unused('staff@oak.example');
  await setRolesOf(hub, 'staff@oak.example', ['auditor']);

  for (let node = 0; node < 2; node += 1) await sweep();
  const warned = await hub.db.select({ to: mails.to, params: mails.params }).from(mails);
  expect(warned.map(({ to }) => to).sort()).toEqual(['back@oak.example', 'idle@oak.example']);
  const until = new Date(seededAt.getTime() + 30 * DAY).toISOString().slice(0, 10);
  expect(warned[0]?.params).toEqual({ words: { until } });
  expect(await due()).toEqual({ what: 'inactive', now: 0, soon: 2, stay: 3 });

  at(22.9);
  await sweep();
  await hub.as('back@oak.example');
  at(23);
  await sweep();
  at(29.9);
  await sweep();
  expect(await mailsTo(hub, 'idle@oak.example')).toEqual(['endingUnused', 'endingUnused']);
  expect(await mailsTo(hub, 'back@oak.example')).toEqual(['endingUnused']);
  expect(await find(back)).toMatchObject({ inactiveWarnedAt: null, inactiveDaysLeft: null });
  expect(await find(idle)).toMatchObject({ endedAt: null });

  at(30);
  expect(await due()).toMatchObject({ now: 1 });
  await sweep();
  expect(await find(idle)).toMatchObject({ endedAt: hub.clock.now(), lastSignInAt: null });
  expect(await hub.db.$count(accounts, sql`ended_at is not null`)).toBe(1);
  const recorded = await hub.db
    .select({ event: audit.event, after: audit.after })
    .from(audit)
    .where(eq(audit.event, 'endPeriods'));
  expect(recorded).toEqual([{ event: 'endPeriods', after: { ended: { inactive: 1 } } }]);
});

test('who signs in while the account is about to be ended keeps it', async () => {
  const id = await unused('late@oak.example', { inactiveDaysLeft: 7, inactiveWarnedAt: long });
  const holder = await hub.db.$client.connect();
  await holder.query('begin');
  await holder.query('update accounts set last_sign_in_at = $1', [seededAt]);
  const swept = sweep();
  await vi.waitUntil(async () => {
    const { rows } = await hub.db.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length === 1;
  });
  await holder.query('commit');
  holder.release();
  await swept;
  expect(await find(id)).toMatchObject({ endedAt: null });
});

test('without such a setting nobody is warned, and a warning counts no longer', async () => {
  const id = await unused('idle@oak.example');
  await sweep(0);
  expect(await hub.db.$count(mails)).toBe(0);
  await sweep();
  expect(await find(id)).toMatchObject({ inactiveDaysLeft: 30, inactiveWarnedAt: seededAt });
  await sweep(0);
  at(40);
  await sweep();
  expect(await find(id)).toMatchObject({
    endedAt: null,
    inactiveDaysLeft: 30,
    inactiveWarnedAt: hub.clock.now(),
  });
});
