import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import type { AssociateStatus } from '../../contract/statuses.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { type ReadText, recordAgreements } from '../agencies/agreements.ts';
import { inTransaction } from '../core/db/connection.ts';
import {
  accounts,
  agreements,
  audit,
  contentPages,
  contentVersions,
  invitations,
} from '../core/db/schema.ts';

const kira = 'associate.registered@northwind.example';

let hub: TestApp;
let client: Client;
let id: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  client = await hub.as(kira);
  id = (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, kira) }))?.id ?? '';
});
afterAll(() => hub.close());

/** Everything that an acknowledgement writes. */
async function written() {
  const [account, row, agreed, entries] = await Promise.all([
    hub.db.query.accounts.findFirst({ where: eq(accounts.id, id) }),
    hub.db.query.invitations.findFirst({ where: eq(invitations.accountId, id) }),
    hub.db.query.agreements.findMany({ where: eq(agreements.accountId, id) }),
    hub.db.query.audit.findMany({
      where: and(eq(audit.subjectId, id), eq(audit.event, 'acknowledge')),
    }),
  ]);
  return { account, row, agreed, entries };
}

test.each([null, 'INVITED', 'CREATED', 'PENDING', 'PENDING_RENEWAL', 'REJECTED'] as const)(
  'an associate in status %s gets 409 for an acknowledgement, and nothing is written',
  async (associateStatus: AssociateStatus | null) => {
    await hub.db.update(accounts).set({ associateStatus }).where(eq(accounts.id, id));
    const before = await written();
    const answer = await client.call('acknowledge');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.code).toBe('error.alreadyMoved');
    expect(await written()).toEqual(before);
    await hub.db.update(accounts).set({ associateStatus: 'REGISTERED' }).where(eq(accounts.id, id));
  },
);

test('what is agreed to is recorded in the language that was read: English where there is no other', async () => {
  const page = await hub.db.query.contentPages.findFirst({
    where: eq(contentPages.code, 'education'),
  });
  const french = and(
    eq(contentVersions.pageId, page?.id ?? ''),
    eq(contentVersions.language, 'fr-CA'),
  );
  const agree = async (read?: ReadText, language: Language = 'fr-CA') => {
    await inTransaction(hub.db, (tx) =>
      recordAgreements(tx, {
        read,
        accountId: id,
        agencyId: null,
        kinds: ['education'],
        text: 'education',
        language,
        at: hub.clock.now(),
      }),
    );
    return (await hub.db.delete(agreements).where(eq(agreements.accountId, id)).returning())[0];
  };
  await hub.db.update(contentVersions).set({ number: 4 }).where(french);
  expect(await agree()).toMatchObject({ language: 'fr-CA', textVersion: '4' });
  expect(await agree({ language: 'en', version: 1 })).toMatchObject({
    language: 'en',
    textVersion: '1',
  });
  expect(await agree({ language: 'fr-CA', version: 4 }, 'en')).toMatchObject({
    language: 'fr-CA',
    textVersion: '4',
  });
  await hub.db.update(contentVersions).set({ publishUntil: hub.clock.now() }).where(french);
  expect(await agree()).toMatchObject({ language: 'en', textVersion: '1' });
  await hub.db.update(contentVersions).set({ number: 1, publishUntil: null }).where(french);
});

test('once another version is live than was read, nothing is written', async () => {
  const read = { language: 'en', version: 2 };
  const before = await written();
  const answer = await client.call('acknowledge', { body: { read } });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.code).toBe('error.textChanged');
  expect(await written()).toEqual(before);
});

test('ten clicks at once accredit once; the version of the text and the time are kept', async () => {
  await client.call('changeLanguage', { body: { language: 'fr-CA' } });
  hub.clock.advance(1000);
  const at = hub.clock.now();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call('acknowledge', { body: {} })),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ associateStatus: 'ACCREDITED' });
  }
  const kept = await written();
  expect(kept).toMatchObject({
    account: { associateStatus: 'ACCREDITED', accreditedAt: at, acknowledgedAt: at },
    row: { status: 'ACCREDITED' },
    agreed: [{ kind: 'education', textVersion: '1', language: 'fr-CA', agreedAt: at }],
    entries: [
      {
        actorId: id,
        before: { associateStatus: 'REGISTERED' },
        after: { associateStatus: 'ACCREDITED' },
        at,
      },
    ],
  });
  hub.clock.advance(60_000);
  expect((await client.call('acknowledge')).json()).toEqual({ associateStatus: 'ACCREDITED' });
  expect(await written()).toEqual(kept);
});
