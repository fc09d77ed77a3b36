import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import type { StaffRole } from '../../contract/staff/roles.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, associateForms } from '../core/db/schema.ts';

/** What somebody has entered in their registration is read by those alone whose role needs it. */

const kira = 'associate.registered@northwind.example';
const entered = {
  preferredPhoneNumber: '+1 555 010 4477',
  address: {
    street: '9 Canary Wharf Lane',
    city: 'Canaryville',
    state: 'NY',
    zip: '10001',
    country: 'US',
  },
  loyaltyNumber: 'CANARY4477',
};
const canaries = ['555 010 4477', 'Canary', 'CANARY4477'];
const readers: Record<Exclude<StaffRole, 'editor'>, { email: string; reads: boolean }> = {
  reviewer: { email: 'reviewer.only@aldervale.example', reads: true },
  auditor: { email: 'auditor@aldervale.example', reads: true },
  support: { email: 'support@aldervale.example', reads: false },
  administrator: { email: 'administrator@aldervale.example', reads: false },
};

let hub: TestApp;
let id: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, kira) });
  id = account?.id ?? '';
  const ofKira = eq(associateForms.accountId, id);
  const row = await hub.db.query.associateForms.findFirst({ where: ofKira });
  if (!row) throw new Error(`${kira} has no registration`);
  await hub.db
    .update(associateForms)
    .set({ form: { ...row.form, ...entered } })
    .where(ofKira);
});
afterAll(() => hub.close());

for (const [role, { email, reads }] of Object.entries(readers)) {
  test(`${role}: phone, address and loyalty number are ${reads ? 'shown' : 'left out'}`, async () => {
    const client = await hub.as(email);
    const answer = await client.request({ method: 'GET', url: `${staffBase}/people/${id}` });
    expect(answer.statusCode).toBe(200);
    expect(canaries.filter((canary) => answer.body.includes(canary))).toEqual(
      reads ? canaries : [],
    );
    expect(answer.json()).toMatchObject({ email: kira, masked: !reads });
  });

  test(`${role}: no list and no file of people has them`, async () => {
    const client = await hub.as(email);
    const list = 'people?sort=["email","ASC"]&range=[0,99]';
    for (const path of role === 'support' ? [list] : [list, 'people/export']) {
      const answer = await client.request({
        method: 'GET',
        url: `${staffBase}/${encodeURI(path)}`,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(kira);
      expect(canaries.filter((canary) => answer.body.includes(canary))).toEqual([]);
    }
  });
}
