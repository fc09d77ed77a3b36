import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, plantCanaries } from '../../tests/support/server/canaries.ts';
import { createTestAgency, createTestPerson } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { entriesOf } from '../../tests/support/server/zip.ts';
import { archiveOf } from './archive.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(async () => {
  await asOwner(hub, (run) => run(sql`delete from audit`));
  await hub.close();
});

const ADA = 'ada@oak.example';
const BEA = 'bea@oak.example';

test('of two people who work together each gets all of their own, nothing of the other, and no secret', async () => {
  const form = { authorizedPOC: { emailAddress: ADA }, accountingPOC: { emailAddress: BEA } };
  const { id: agencyId, pocId } = await createTestAgency(hub, ADA, { form } as never);
  const people = [
    { id: pocId, email: ADA, agencyId },
    { id: await createTestPerson(hub, BEA, { agencyId }), email: BEA, agencyId },
  ];
  const planted = [];
  for (const person of people) {
    const fileId = await hub.app.files.add(Buffer.from(`report of ${person.email}`));
    planted.push({ ...person, canaries: await plantCanaries(hub, { ...person, fileId }) });
  }
  for (const { id: accountId, email, canaries } of planted) {
    expect(canaries.given.length).toBeGreaterThan(50);
    const wanted = { accountId, language: 'en', now: hub.clock.now() } as const;
    const entries = await entriesOf(await archiveOf(hub.db, hub.app.files, wanted));
    const json = entries.get('data.json')?.toString() ?? '';
    expect(canaries.given.filter((canary) => !json.includes(canary))).toEqual([]);
    const readable = entries.get('index.html')?.toString() ?? '';
    expect(canaries.given.filter((canary) => !readable.includes(canary))).toEqual([]);
    const all = [...entries.values()].map(String).join('\n');
    expect(all).toContain(`report of ${email}`);
    const others = planted.filter((other) => other.email !== email);
    const hidden = [
      ...canaries.all.filter((canary) => !canaries.given.includes(canary)),
      ...others.flatMap((other) => [...other.canaries.all, other.email]),
    ];
    expect(hidden.filter((canary) => all.includes(canary))).toEqual([]);
  }
});
