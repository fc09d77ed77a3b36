import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import type { InvitationStatus } from '../../contract/statuses.ts';
import { seededAt } from '../../tests/support/server/templates.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, agencies, invitations, mails, resetTokens } from '../core/db/schema.ts';
import type { Worker } from '../core/jobs/worker.ts';
import { fileTransport } from '../core/mail/fileTransport.ts';
import { enqueueMail, enqueueMails } from '../core/mail/outbox.ts';
import { smtpTransport } from '../core/mail/smtpTransport.ts';
import { startSmtp, type TestSmtp } from '../core/mail/testing/smtp.ts';
import { createTokens, hashToken } from '../core/mail/tokens.ts';
import { answerOf, MailRefused, type MailTransport } from '../core/mail/transport.ts';
import { leaseMail, reclaimMails, retryPauseMs } from './leasedMail.ts';
import { type MailWorkerParts, startMailWorker } from './worker.ts';

let hub: TestApp;
let smtp: TestSmtp;
const workers: Worker[] = [];

beforeAll(async () => {
  hub = await testApp();
});
beforeEach(async () => {
  hub.clock.set(seededAt);
  smtp = await startSmtp();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await smtp.stop();
  for (const table of [mails, invitations, resetTokens, accounts, agencies]) {
    await hub.db.delete(table);
  }
});
afterAll(() => hub.close());

const HOUR = 3_600_000;
const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };

/** A worker that looks only when it is woken. */
function work(
  transport: MailTransport = smtpTransport(smtp.url, defaultBrand),
  rest: Partial<MailWorkerParts> = {},
): Worker {
  const { db, clock, app } = hub;
  const worker = startMailWorker({
    db,
    clock,
    tokens: app.tokens,
    mailChoices: app.mailChoices,
    transport,
    frame,
    pollMs: 3_600_000,
    ...rest,
  });
  workers.push(worker);
  return worker;
}

/** An agency with an invitation in `status` and its mail in the outbox. */
async function invite(email: string, status: InvitationStatus | null = null) {
  const now = hub.clock.now();
  const { id, hash, token } = hub.app.tokens.issue('invitation');
  await inTransaction(hub.db, async (tx) => {
    const [agency] = await tx
      .insert(agencies)
      .values({ windowEndsAt: now, createdAt: now, updatedAt: now })
      .returning();
    await tx.insert(invitations).values({
      id,
      agencyId: agency?.id as string,
      email,
      status,
      inviteType: 'POC',
      requestedAt: now,
      tokenHash: hash,
      createdAt: now,
    });
    await enqueueMail(tx, {
      to: email,
      template: 'invitation',
      params: { agency: 'Oak & Elm', until: 'May 1, 2030' },
      link: { purpose: 'invitation', id },
      invitationId: id,
      now,
    });
  });
  return { id, token };
}

/** Somebody who asked for a link to set a password. Returns the link's token. */
async function askForReset(email: string): Promise<string> {
  const now = hub.clock.now();
  const names = { passwordHash: 'x', firstName: 'Bo', lastName: 'Lee' };
  const [account] = await hub.db
    .insert(accounts)
    .values({ email, ...names, emailConfirmedAt: now, createdAt: now })
    .returning();
  const { id, hash, token } = hub.app.tokens.issue('reset');
  const expiresAt = new Date(now.getTime() + HOUR);
  await inTransaction(hub.db, async (tx) => {
    await tx
      .insert(resetTokens)
      .values({ id, tokenHash: hash, accountId: account?.id as string, createdAt: now, expiresAt });
    const link = { purpose: 'reset', id } as const;
    await enqueueMail(tx, { to: email, template: 'passwordReset', params: {}, link, now });
  });
  return token;
}

const rowOf = async (id: string) =>
  (await hub.db.select().from(invitations).where(eq(invitations.id, id)))[0];
const mailRows = () => hub.db.select().from(mails).orderBy(mails.to);

test('a mail is sent once it is committed, and its invitation becomes INVITED with the date', async () => {
  const worker = work();
  const { id, token } = await invite('a@oak.example');
  expect((await rowOf(id))?.status).toBeNull();
  worker.wake();
  await worker.idle();

  expect(smtp.mails).toHaveLength(1);
  const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.mails;
  expect([from, to]).toEqual([defaultBrand.accreditationEmail, ['a@oak.example']]);
  const [mail] = await mailRows();
  expect(source).toContain(`Message-ID: <${mail?.id}@aldervale.example>`);
  expect(source.replaceAll('=\r\n', '')).toContain(`creationToken=3D${token}`);
  expect(mail).toMatchObject({ status: 'SENT', tries: 1, sentAt: hub.clock.now() });
  expect(await rowOf(id)).toMatchObject({ status: 'INVITED', sentAt: hub.clock.now() });
});

test('neither outbox nor invitation holds the token', async () => {
  const { id, token } = await invite('a@oak.example');
  const { rows } = await hub.db.execute(
    sql`select (select json_agg(m) from mails m)::text || (select json_agg(i) from invitations i)::text as everything`,
  );
  expect(rows[0]?.everything).toContain(id);
  expect(rows[0]?.everything).not.toContain(token);
});

test('a mail whose transaction is rolled back is never sent', async () => {
  const worker = work();
  const failing = inTransaction(hub.db, async (tx) => {
    await enqueueMail(tx, {
      to: 'a@oak.example',
      template: 'accountExists',
      params: {},
      now: hub.clock.now(),
    });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  worker.wake();
  await worker.idle();
  expect(smtp.mails).toHaveLength(0);
});

test('a permanent refusal (5xx) makes the invitation FAILED at once, with the reason', async () => {
  smtp.answers.set('a@oak.example', 550);
  const worker = work();
  const { id } = await invite('a@oak.example');
  worker.wake();
  await worker.idle();
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    sentAt: null,
    failure: { key: 'invitation.refused', params: { answer: '550 5.1.1 no 550 today' } },
  });
  expect(await mailRows()).toMatchObject([{ status: 'FAILED', tries: 1 }]);
});

test('a temporary refusal (4xx) is retried with growing pauses for a day, then FAILED', async () => {
  smtp.answers.set('a@oak.example', 451);
  const worker = work();
  const start = hub.clock.now().getTime();
  const { id } = await invite('a@oak.example');
  const pauses: number[] = [];
  for (;;) {
    worker.wake();
    await worker.idle();
    const [mail] = await mailRows();
    if (mail?.status !== 'QUEUED' || !mail) break;
    expect((await rowOf(id))?.status).toBeNull();
    const pause = mail.nextTryAt.getTime() - hub.clock.now().getTime();
    pauses.push(pause);
    hub.clock.advance(pause - 1);
    worker.wake();
    await worker.idle();
    expect((await mailRows())[0]?.tries, 'not before its time').toBe(mail.tries);
    hub.clock.advance(1);
  }
  expect(pauses.slice(0, 3)).toEqual([15_000, 30_000, 60_000]);
  for (const [i, pause] of pauses.slice(1, -1).entries()) {
    expect(pause).toBeGreaterThanOrEqual(pauses[i] ?? 0);
  }
  expect(hub.clock.now().getTime() - start).toBe(24 * HOUR);
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    failure: { key: 'invitation.undelivered', params: { answer: '451 5.1.1 no 451 today' } },
  });
});

test('a temporary refusal that ends is forgotten', async () => {
  smtp.answers.set('a@oak.example', 421);
  const worker = work();
  const { id } = await invite('a@oak.example');
  worker.wake();
  await worker.idle();
  smtp.answers.clear();
  hub.clock.advance(retryPauseMs(1));
  worker.wake();
  await worker.idle();
  expect(await rowOf(id)).toMatchObject({ status: 'INVITED', failure: null });
  expect(await mailRows()).toMatchObject([{ status: 'SENT', tries: 2, reason: null }]);
});

test('a reminder that waited until its day begins to end is not sent any more', async () => {
  hub.clock.set(new Date('2026-12-28T09:59:59Z'));
  const worker = work();
  const remind = (to: string) =>
    inTransaction(hub.db, (tx) =>
      enqueueMail(tx, {
        to,
        template: 'reportDue',
        params: { agency: 'Oak & Elm', quarter: '2026-Q3', until: '2026-12-28' },
        now: hub.clock.now(),
      }),
    );
  const sendAll = async () => {
    worker.wake();
    await worker.idle();
  };
  await remind('in-time@oak.example');
  await sendAll();
  await remind('late@oak.example');
  hub.clock.advance(1_000);
  await sendAll();
  expect(smtp.mails.map(({ to }) => to)).toEqual([['in-time@oak.example']]);
  expect((await mailRows()).find(({ to }) => to === 'late@oak.example')).toMatchObject({
    status: 'FAILED',
    reason: expect.stringContaining('2026-12-28'),
  });
});

test('an unavailable mail server is retried, and its name is not shown', async () => {
  const { port } = smtp;
  await smtp.stop();
  const worker = work();
  const { id } = await invite('a@oak.example');
  worker.wake();
  await worker.idle();
  expect((await mailRows())[0]).toMatchObject({ status: 'QUEUED', tries: 1 });
  expect((await mailRows())[0]?.reason).toContain('ECONNREFUSED');
  expect(await rowOf(id)).toMatchObject({ status: null, failure: null });

  smtp = await startSmtp(port);
  hub.clock.advance(retryPauseMs(1));
  worker.wake();
  await worker.idle();
  expect(await rowOf(id)).toMatchObject({ status: 'INVITED' });

  await smtp.stop();
  hub.clock.advance(HOUR);
  const late = await invite('b@oak.example');
  hub.clock.advance(24 * HOUR);
  worker.wake();
  await worker.idle();
  expect((await rowOf(late.id))?.failure).toEqual({ key: 'invitation.silent' });
  smtp = await startSmtp();
});

test('a link of another secret, or without one, is valid after it is emailed again', async () => {
  const { id, token } = await invite('a@oak.example');
  await hub.db.update(invitations).set({ tokenHash: null, tokenExpiresAt: hub.clock.now() });
  // It looks as it starts: only now, so that it finds the row as it is meant to be.
  await work().idle();
  expect((await rowOf(id))?.tokenHash).toBe(hashToken(token));
});

test('emails that are queued while the secret changes contain valid links', async () => {
  const { id, token } = await invite('a@oak.example');
  const reset = await askForReset('b@oak.example');
  const secrets = { sessionSecret: 'the secret that follows on it, long enough' };
  const previousSessionSecret = hub.app.env.sessionSecret;
  const tokens = createTokens({ ...secrets, previousSessionSecret });
  const worker = work(undefined, { tokens });
  worker.wake();
  await worker.idle();
  const sources = smtp.mails.map(({ source }) => source.replaceAll('=\r\n', ''));
  for (const mailed of [token, reset]) {
    expect(sources.some((source) => source.includes(`oken=3D${mailed}`))).toBe(true);
  }
  // The link that was mailed before lives on, too.
  expect((await rowOf(id))?.tokenHash).toBe(hashToken(token));
});

test('an invalid address never reaches a header or the mail server', async () => {
  const worker = work();
  const { id } = await invite('a@oak.example\r\nbcc: b@oak.example');
  worker.wake();
  await worker.idle();
  expect(smtp.mails).toHaveLength(0);
  expect((await rowOf(id))?.status).toBe('FAILED');
});

test('twelve workers send a hundred mails once each', async () => {
  const addresses = Array.from({ length: 100 }, (_, i) => `p${i}@oak.example`);
  for (const address of addresses) await invite(address);
  const many = Array.from({ length: 12 }, () => work());
  await Promise.all(many.map((worker) => worker.idle()));
  for (const worker of many) worker.wake();
  await Promise.all(many.map((worker) => worker.idle()));
  expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual([...addresses].sort());
  expect((await mailRows()).every(({ status, tries }) => status === 'SENT' && tries === 1)).toBe(
    true,
  );
});

test('emails that a person waits for are sent before a backlog of reminders', async () => {
  const { db, clock } = hub;
  const mail = (to: string, template: 'reportOverdue' | 'accountExists' | 'associateRejected') => ({
    to,
    template,
    params: { agency: 'Oak & Elm', quarter: 'Q1 2030', until: 'May 1, 2030' },
    now: clock.now(),
  });
  await enqueueMails(
    db,
    Array.from({ length: 8 }, () => mail('reminded@oak.example', 'reportOverdue')),
  );
  clock.advance(1);
  await enqueueMail(db, mail('rejected@oak.example', 'associateRejected'));
  clock.advance(1);
  await enqueueMail(db, mail('waiting@oak.example', 'accountExists'));
  // The leases are what has an order: emails leased by different lanes are sent at the same time.
  const leased: string[] = [];
  for (let mail = await leaseMail(db, clock.now()); mail; mail = await leaseMail(db, clock.now())) {
    leased.push(mail.to);
  }
  expect(leased).toHaveLength(10);
  expect(leased.slice(0, 2).sort()).toEqual(['rejected@oak.example', 'waiting@oak.example']);
});

test('while the clock is set back, no email is lost: it is sent when its time has come again', async () => {
  const { clock, db } = hub;
  const later = clock.now();
  await invite('a@oak.example');
  clock.advance(-HOUR);
  await work().idle();
  expect(smtp.mails).toEqual([]);
  await invite('b@oak.example');
  await work().idle();
  expect(smtp.mails).toHaveLength(1);
  clock.set(later);
  await work().idle();
  expect(smtp.mails).toHaveLength(2);
  const sent = await db.$count(mails, eq(mails.status, 'SENT'));
  expect(sent).toBe(2);
});

test('an email leased by a worker that died is sent by another when the lease expires, not before', async () => {
  const never: MailTransport = { send: () => new Promise(() => {}), close() {} };
  const { db, clock, app } = hub;
  const { mailChoices, tokens } = app;
  const parts = { db, clock, tokens, mailChoices, frame, pollMs: 3_600_000 };
  const dead = startMailWorker({ ...parts, transport: never });
  const { id } = await invite('a@oak.example');
  dead.wake();
  await expect.poll(async () => (await mailRows())[0]?.tries).toBe(1);

  const worker = work();
  worker.wake();
  await worker.idle();
  expect(smtp.mails).toHaveLength(0);
  clock.advance(60_000);
  worker.wake();
  await worker.idle();
  expect(smtp.mails).toHaveLength(1);
  expect((await rowOf(id))?.status).toBe('INVITED');
});

test('a server with the embedded database at once sends the emails that were leased when it was killed', async () => {
  await invite('a@oak.example');
  await hub.db
    .update(mails)
    .set({ tries: 1, nextTryAt: new Date(hub.clock.now().getTime() + 60_000) });
  const waiting = await invite('b@oak.example');
  await hub.db
    .update(mails)
    .set({ tries: 1, reason: 'busy', nextTryAt: new Date(hub.clock.now().getTime() + 60_000) })
    .where(eq(mails.invitationId, waiting.id));
  await reclaimMails(hub.db, hub.clock.now());
  await work().idle();
  expect(smtp.mails.map(({ to }) => to[0])).toEqual(['a@oak.example']);
});

test('an invitation that is revoked while its email is being sent stays revoked', async () => {
  const { arrived, release } = smtp.hold();
  const worker = work();
  const { id } = await invite('a@oak.example');
  worker.wake();
  await arrived;
  await hub.db.delete(invitations).where(eq(invitations.id, id));
  release();
  await worker.idle();
  expect(await rowOf(id)).toBeUndefined();
  expect(await mailRows()).toHaveLength(0);
});

test('a mail that arrives after its person registered changes nothing', async () => {
  const worker = work();
  const { id } = await invite('a@oak.example', 'CREATED');
  worker.wake();
  await worker.idle();
  expect(smtp.mails).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'CREATED', sentAt: null });
});

test('a second mail to somebody invited moves the date, and its refusal leaves the first valid', async () => {
  const worker = work();
  const first = await invite('a@oak.example', 'INVITED');
  smtp.answers.set('b@oak.example', 550);
  const second = await invite('b@oak.example', 'INVITED');
  worker.wake();
  await worker.idle();
  expect(await rowOf(first.id)).toMatchObject({ status: 'INVITED', sentAt: hub.clock.now() });
  expect(await rowOf(second.id)).toMatchObject({ status: 'INVITED', sentAt: null });
});

test('stopping waits for the active email and leases no other', async () => {
  const { arrived, release } = smtp.hold();
  const worker = work();
  await invite('a@oak.example');
  worker.wake();
  await arrived;
  const stopped = worker.stop();
  await invite('b@oak.example');
  worker.wake();
  release();
  await stopped;
  expect((await mailRows()).map(({ status }) => status)).toEqual(['SENT', 'QUEUED']);
});

test('without a mail server each mail becomes one file, also when it is written twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'hub-mail-'));
  try {
    const worker = work(fileTransport(join(directory, 'mail'), defaultBrand));
    const { id, token } = await invite('a@oak.example');
    worker.wake();
    await worker.idle();
    await hub.db.update(mails).set({ status: 'QUEUED' });
    worker.wake();
    await worker.idle();
    const files = await readdir(join(directory, 'mail'));
    expect(files).toHaveLength(1);
    const source = await readFile(join(directory, 'mail', files[0] as string), 'utf8');
    expect(source).toContain('To: a@oak.example');
    expect(source.replaceAll('=\r\n', '')).toContain(`creationToken=3D${token}`);
    expect((await rowOf(id))?.status).toBe('INVITED');
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('an answer of the mail server that the database cannot take fails its email all the same', async () => {
  const { id } = await invite('full@example.com');
  const response = `552 ${'x'.repeat(295)}😀 \0`;
  const transport: MailTransport = {
    async send() {
      throw new MailRefused(answerOf({ response }));
    },
    close() {},
  };
  await work(transport).idle();
  const row = await hub.db.query.invitations.findFirst({ where: eq(invitations.id, id) });
  expect(row).toMatchObject({ status: 'FAILED', failure: { key: 'invitation.refused' } });
});
