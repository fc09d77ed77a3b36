import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../contract/dates.ts';
import { createTestAgency, createTestPerson, runJob } from '../../tests/support/server/scenario.ts';
import { seededAt } from '../../tests/support/server/templates.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { recordAudit } from '../core/audit/record.ts';
import { queryRows } from '../core/db/rows.ts';
import { accounts, audit, holds, invitations, mails, reports } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { countDue } from './due.ts';
import { periodText } from './periodTexts.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const keep = { mails: 100, invitations: 200, signIns: 100, reports: 0, inactive: 0 };
const OLD = new Date(seededAt.getTime() - 300 * DAY);

/** An agency with a person of whom each period has an old row, and a mail that still waits. */
async function createOld(name: string) {
  const { db } = hub;
  const poc = `poc@${name}.example`;
  const { id: agencyId, pocId } = await createTestAgency(hub, poc);
  const mail = {
    to: poc,
    template: 'attached',
    params: { agency: name },
    agencyId,
    now: OLD,
  } as const;
  await enqueueMail(db, mail);
  await db.update(mails).set({ status: 'SENT' }).where(eq(mails.to, poc));
  await enqueueMail(db, mail);
  const times = { createdAt: OLD, requestedAt: OLD, tokenExpiresAt: OLD };
  const invited = { agencyId, inviteType: 'POC', ...times } as const;
  await db.insert(invitations).values([
    { ...invited, email: `never@${name}.example`, status: 'EXPIRED' },
    {
      ...invited,
      email: `came@${name}.example`,
      accountId: await createTestPerson(hub, `came@${name}.example`, { agencyId }),
    },
  ]);
  await recordAudit(db, {
    actorId: pocId,
    subject: { type: 'account', id: pocId },
    event: 'signIn',
    after: { network: `network of ${name}` },
    at: OLD,
  });
  return { agencyId, pocId };
}

/** What is left of an agency. */
async function leftOf(name: string) {
  const like = `%${name}%`;
  const [left] = await queryRows<Record<string, string[]>>(
    hub.db,
    sql`select
      array(select status from mails where "to" like ${like} order by 1) as mails,
      array(select email from invitations where email like ${like} order by 1) as invitations,
      array(select after ->> 'network' from audit where after ->> 'network' like ${like}) as networks`,
  );
  return left;
}

test('what was kept long enough goes, but for whom it is held, and an entry of the audit counts it', async () => {
  const { db } = hub;
  await createOld('oak');
  const elm = await createOld('elm');
  const ash = await createOld('ash');
  const at = { setAt: hub.clock.now(), reason: 'a dispute' };
  await db.insert(holds).values([
    { kind: 'agency', subjectId: elm.agencyId, ...at },
    { kind: 'person', subjectId: ash.pocId, ...at },
  ]);
  const due = await countDue(db, hub.clock.moment(), keep);
  expect(due.filter(({ now }) => now > 0)).toEqual([
    { what: 'invitations', now: 2, soon: 0 },
    { what: 'mails', now: 1, soon: 0 },
    { what: 'signIns', now: 1, soon: 0 },
  ]);
  // A second run on the same day finds nothing.
  for (let n = 0; n < 2; n += 1) await runJob(hub, 'sweep', { keep });
  expect(await leftOf('oak')).toEqual({
    mails: ['QUEUED'],
    invitations: ['came@oak.example'],
    networks: [],
  });
  const all = (name: string) => ({
    mails: ['QUEUED', 'SENT'],
    invitations: [`came@${name}.example`, `never@${name}.example`],
    networks: [`network of ${name}`],
  });
  expect(await leftOf('elm')).toEqual(all('elm'));
  // Whom the agency invited is not the person.
  expect(await leftOf('ash')).toEqual({ ...all('ash'), invitations: ['came@ash.example'] });
  const entries = await db
    .select({ after: audit.after })
    .from(audit)
    .where(eq(audit.event, 'endPeriods'));
  expect(entries).toEqual([{ after: { ended: { mails: 1, invitations: 2, signIns: 1 } } }]);
  expect(await db.$count(accounts)).toBe(6);
});

test('a report goes after whole years', async () => {
  const { agencyId } = await createOld('yew');
  const { db } = hub;
  const report = { agencyId, filename: 'r.xlsx', mime: 'x', size: 1, scan: 'CLEAN' as const };
  for (const [quarter, uploadedAt] of [
    ['2024-Q1', '2024-05-19T23:59:00Z'],
    ['2024-Q2', '2024-05-20T00:00:00Z'],
  ] as const) {
    const fileId = await hub.app.files.add(Buffer.from(quarter));
    await db
      .insert(reports)
      .values({ ...report, quarter, fileId, uploadedAt: new Date(uploadedAt) });
  }
  await runJob(hub, 'sweep', { keep: { ...keep, reports: 2 } });
  expect(await db.select({ quarter: reports.quarter }).from(reports)).toEqual([
    { quarter: '2024-Q2' },
  ]);
  expect(periodText('reports', { ...keep, reports: 2 }, 'en')).toBe('2 years');
});

test('nothing is deleted by a period without an end', async () => {
  await createOld('fir');
  await runJob(hub, 'sweep', {
    keep: { mails: 0, invitations: 0, signIns: 0, reports: 0, inactive: 0 },
  });
  expect(await leftOf('fir')).toMatchObject({
    mails: ['QUEUED', 'SENT'],
    networks: ['network of fir'],
  });
});
