import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';

let hub: TestApp;
let reads = 0;
beforeAll(async () => {
  hub = await testApp({
    seed: true,
    read(work) {
      reads += 1;
      return work(hub.db);
    },
  });
});
beforeEach(() => {
  reads = 0;
});
afterAll(() => hub.close());

test.each([
  ['agencies', 'agencies/export'],
  ['people', 'people/export'],
  ['the events of reports', 'reports/bookings?quarter=2026-Q1'],
  ['the files of reports', 'reports/files?quarter=2026-Q1'],
  ['what needs staff', 'overview'],
  ['how the programme goes', 'programme?quarters=4'],
])('staff get %s by the reader, which may ask a standby', async (_, path) => {
  const staff = await hub.as('reviewer@aldervale.example');
  const { statusCode } = await staff.request({ method: 'GET', url: `${staffBase}/${path}` });
  expect(statusCode).toBe(200);
  expect(reads).toBeGreaterThan(0);
});

test('an agency gets the file of its invitations by the reader', async () => {
  const poc = await hub.as('poc.approved@northwind.example');
  expect((await poc.call('exportInvitations')).statusCode).toBe(200);
  expect(reads).toBe(1);
});
