import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ seed: true, env: { surpriseRegistration: true } });
});
afterAll(() => hub.close());

test('the profile carries the nested provider object and the permissions', async () => {
  const poc = await hub.as('poc.approved@northwind.example');
  const answer = await poc.call('me');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    displayName: 'Ada Okafor',
    account: {
      authorities: [
        'VIEW_AGENCY_INFO',
        'VIEW_AGENCY_PROFILE',
        'MANAGE_INVITES',
        'SUBMIT_REPORT',
        'VIEW_ASSOCIATE_PROFILE',
      ],
    },
    provider: {
      company: 'Northwind Meetings',
      agencyStatus: 'APPROVED',
      quarterlyReportDue: true,
      associateStatus: 'ACCREDITED',
    },
  });
});

test('the surprise registration, where it is switched on, is kept until it is taken back', async () => {
  const liam = await hub.as('associate.accredited@northwind.example');
  const said = async (name: Parameters<typeof liam.call>[0]) => (await liam.call(name)).json();
  const available = true;
  expect(await said('validateSurprise')).toEqual({ available, registered: false });
  expect(await said('surpriseRegistration')).toEqual({ available, registered: true });
  expect(await said('validateSurprise')).toEqual({ available, registered: true });
  expect(await said('unRegisterSurprise')).toEqual({ available, registered: false });
  expect(await said('validateSurprise')).toEqual({ available, registered: false });
});
