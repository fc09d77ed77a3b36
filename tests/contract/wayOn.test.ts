import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen } from '../../contract/gates.ts';
import { associateSaveMethod } from '../../contract/lifeCycle.ts';
import { allPages } from '../../contract/pages.ts';
import type { Profile } from '../../contract/records.ts';
import type { AgencyStatus, AssociateStatus } from '../../contract/statuses.ts';
import { demoAgencyForms, demoAssociateForms } from '../../demo/forms.ts';
import { viewerOfProfile } from '../../providers/session.ts';
import {
  accounts,
  agencies,
  invitations,
  reportSums,
  reports,
} from '../../server/core/db/schema.ts';
import { taskList } from '../../src/portal/dashboard/taskModel.ts';
import { writeHistory } from '../support/server/history.ts';
import { type Client, type TestApp, testApp } from '../support/server/testApp.ts';
import { cleo } from './people.ts';

/**
 * What the dashboard tells a person to do next can be done, in the running server: each distinct next step once. The
 * walk over all states is in src/portal/dashboard/wayOn.test.ts.
 */

let hub: TestApp;
let agencyId: string;
let accountId: string;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, cleo) });
  [agencyId, accountId] = [account?.agencyId ?? '', account?.id ?? ''];
});
afterAll(() => hub.close());

const form = demoAgencyForms.maple;
const associateForm = Object.values(demoAssociateForms)[0];
const APPROVED = new Date('2025-05-10T12:00:00Z');

interface State {
  role?: 'poc' | 'associate';
  agency: AgencyStatus;
  associate?: AssociateStatus;
  reports?: boolean;
}

/** Puts Cleo and her agency into a state, and signs her in. Nobody else is invited, and no report is in. */
async function given({ role, agency, associate = 'ACCREDITED', reports: required }: State) {
  const isNew = agency === 'NOT_CREATED';
  await hub.db
    .delete(invitations)
    .where(and(eq(invitations.agencyId, agencyId), ne(invitations.email, cleo)));
  await hub.db.delete(reportSums).where(eq(reportSums.agencyId, agencyId));
  await hub.db.delete(reports).where(eq(reports.agencyId, agencyId));
  await hub.db
    .update(agencies)
    .set({
      status: agency,
      form: isNew ? null : form,
      version: isNew ? 0 : 1,
      approvedAt: isNew ? null : APPROVED,
      reportedQuarter: null,
      quarterlyReportRequired: required ?? false,
      windowEndsAt: hub.clock.now(),
    })
    .where(eq(agencies.id, agencyId));
  await hub.db
    .update(accounts)
    .set({
      pointOfContact: role !== 'associate',
      associate: role !== 'poc',
      associateStatus: associate,
    })
    .where(eq(accounts.email, cleo));
  await writeHistory(hub.db, 'agency', agencyId, agency);
  await writeHistory(hub.db, 'account', accountId, associate);
  hub.clock.advance(1000);
  return hub.as(cleo);
}

/** What each step does, by the call of its page; and the answer that says it is done. */
const acts: Record<string, (client: Client) => ReturnType<Client['call']>> = {
  completeRequest: (client) => client.call('saveAgency', { method: 'POST', body: form }),
  reviseAndSubmit: (client) =>
    client.call('saveAgency', { method: 'PATCH', body: { ...form, version: 1 } }),
  start: async (client) => {
    const { version, associateStatus } = (await client.call('associate')).json();
    const method = associateSaveMethod(associateStatus);
    return client.call('saveAssociate', { method, body: { ...associateForm, version } });
  },
  acknowledge: (client) => client.call('acknowledge'),
  manageAssociates: (client) =>
    client.call('sendInvitations', { body: { emailAddresses: ['new@maple.example'] } }),
  submit: (client) => client.call('reportQuarters'),
};

/** Whether the page of a path is open to a person. */
const isOpenPage = (path: string, profile: Profile): boolean => {
  const page = allPages.find((one) => one.path === path);
  return (
    page !== undefined &&
    page.gate !== 'ofItsContent' &&
    isOpen(page.gate, viewerOfProfile(profile))
  );
};

test.each<[string, State]>([
  ['completeRequest', { role: 'poc', agency: 'NOT_CREATED' }],
  ['reviseAndSubmit', { role: 'poc', agency: 'REVISIONS_REQUIRED' }],
  ['reviseAndSubmit', { agency: 'PENDING_RENEWAL', associate: 'PENDING_RENEWAL' }],
  ['start', { role: 'associate', agency: 'APPROVED', associate: 'CREATED' }],
  ['start', { role: 'associate', agency: 'PENDING', associate: 'PENDING_RENEWAL' }],
  ['acknowledge', { role: 'associate', agency: 'APPROVED', associate: 'REGISTERED' }],
  ['manageAssociates', { role: 'poc', agency: 'APPROVED' }],
  ['submit', { role: 'poc', agency: 'APPROVED', reports: true }],
])('the next step is %s for %j, and it can be done', async (step, state) => {
  const client = await given(state);
  const profile: Profile = (await client.call('me')).json();
  const { tasks, next } = taskList(profile, step !== 'manageAssociates');
  const [action] = tasks.find(({ id }) => id === next)?.actions ?? [];
  expect(action).toMatchObject({ name: step });
  expect(action?.reason).toBeUndefined();
  if (action?.to) expect(isOpenPage(action.to, profile)).toBe(true);
  const answer = await acts[step]?.(client);
  expect({ status: answer?.statusCode, body: answer?.json() }).toMatchObject({
    status: expect.toSatisfy((status: number) => status === 200 || status === 201),
  });
  if (step === 'submit') expect(answer?.json().content).not.toEqual([]);
  if (step === 'manageAssociates') expect(answer?.json().failed).toEqual([]);
});

test.each<[string, State]>([
  ['done', { role: 'associate', agency: 'APPROVED', associate: 'ACCREDITED' }],
  ['inReview', { role: 'poc', agency: 'PENDING' }],
  ['inReview', { agency: 'PENDING', associate: 'PENDING_RENEWAL' }],
  ['contact', { role: 'poc', agency: 'REJECTED' }],
])('there is no next step but to read: %s for %j', async (nothingNext, state) => {
  const client = await given(state);
  const profile: Profile = (await client.call('me')).json();
  expect(taskList(profile, true)).toMatchObject({ next: undefined, nothingNext });
});
