import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssociateStatus } from '../../../contract/statuses.ts';
import { accounts, agreements, audit, invitations } from '../../db/schema.ts';
import { type Client, type TestApp, testApp } from '../../testing/test-app.ts';

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
  'in %s: 409, and nothing is written',
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

test('ten clicks at once accredit once; the version of the text and the time are kept', async () => {
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
    agreed: [{ kind: 'education', textVersion: '1', agreedAt: at }],
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
