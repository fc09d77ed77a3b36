import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/records.ts';
import { agencyStatuses, associateStatuses } from '#contract/statuses.ts';
import { dashboard } from '#words/en/dashboard.ts';
import { type Task, type TaskId, taskList } from './taskModel.ts';

type Facts = Partial<Profile['provider']> & { expired?: boolean };

function profile({ expired = false, ...provider }: Facts): Profile {
  return {
    displayName: 'Ada Okafor',
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@northwind.example',
    account: {
      username: 'ada@northwind.example',
      enabled: true,
      locked: false,
      expired,
      authorities: [],
      externalLogin: false,
    },
    provider: {
      id: '1',
      accountId: '1',
      leadId: null,
      company: 'Northwind Meetings',
      renewalDate: null,
      agencyStatus: 'APPROVED',
      quarterlyReportDue: false,
      quarterlyReportRequired: false,
      quarterlyReportDeadline: null,
      pointOfContact: false,
      associate: false,
      associateStatus: 'NOT_CREATED',
      accreditedAt: null,
      registrationDeadline: null,
      ...provider,
    },
  };
}

const list = (facts: Facts, invited = false) => taskList(profile(facts), invited);
const task = (id: TaskId, facts: Facts): Task => {
  const found = list(facts).tasks.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no task ${id}`);
  return found;
};
/** Returns 'start', or 'start (disabled)'. */
const buttons = ({ actions }: Task) =>
  actions.map(({ name, reason }) => (reason ? `${name} (greyed)` : name));

const poc = { pointOfContact: true, associate: true };
const agencyWords = [...agencyStatuses, null, '', 'SOMETHING_NEW'];
const associateWords = [...associateStatuses, null, '', 'SOMETHING_NEW'];
const flags = [true, false];

describe('the agency task', () => {
  test.each([
    ['NOT_CREATED', 'open', ['completeRequest'], ['agency.NOT_CREATED']],
    [null, 'open', ['completeRequest'], ['agency.NOT_CREATED']],
    ['', 'open', ['completeRequest'], ['agency.NOT_CREATED']],
    ['PENDING', 'waiting', ['viewAgencyInfo'], ['agency.PENDING']],
    ['REVISIONS_REQUIRED', 'open', ['reviseAndSubmit'], ['agency.REVISIONS_REQUIRED']],
    ['PENDING_RENEWAL', 'open', ['reviseAndSubmit'], ['agency.PENDING_RENEWAL']],
    ['REJECTED', 'stopped', [], ['agency.REJECTED']],
    ['APPROVED', 'done', ['viewAgencyInfo'], ['agency.APPROVED', 'agency.nextIsStart']],
    ['SOMETHING_NEW', 'stopped', [], []],
  ])('%s: %s with %j and %j', (agencyStatus, state, actions, texts) => {
    const found = task('agency', { ...poc, agencyStatus });
    expect([found.state, buttons(found), found.texts]).toEqual([state, actions, texts]);
  });

  test('the text of the approved goes with the accreditation', () => {
    const accredited = { ...poc, agencyStatus: 'APPROVED', associateStatus: 'ACCREDITED' };
    expect(task('agency', accredited).texts).toEqual(['agencyApproved']);
    const renewalDate = '2027-01-01T00:00:00Z';
    expect(task('agency', { ...accredited, renewalDate }).texts).toEqual(['agencyApprovedUntil']);
  });

  test('the 30 days have a date, and after them the request is greyed with the reason', () => {
    const registrationDeadline = '2026-12-01T00:00:00Z';
    const fresh = { ...poc, agencyStatus: 'NOT_CREATED', registrationDeadline };
    expect(task('agency', fresh).deadline).toBe(registrationDeadline);
    expect(task('agency', { ...fresh, agencyStatus: 'PENDING' }).deadline).toBeUndefined();
    const closed = task('agency', { ...fresh, expired: true });
    expect(closed).toEqual({
      id: 'agency',
      state: 'stopped',
      texts: ['windowClosed'],
      actions: [{ name: 'completeRequest', reason: 'error.windowClosed' }],
    });
  });
});

describe('the accreditation task of an associate', () => {
  test.each([
    ['NOT_CREATED', 'open', ['start']],
    [null, 'open', ['start']],
    ['INVITED', 'open', ['start']],
    ['CREATED', 'open', ['start', 'readGuide']],
    ['REGISTERED', 'open', ['acknowledge', 'viewProfile', 'readGuide']],
    ['PENDING', 'waiting', ['viewProfile']],
    ['ACCREDITED', 'done', ['viewProfile']],
    ['PENDING_RENEWAL', 'open', ['start', 'readGuide']],
    ['REJECTED', 'stopped', ['viewProfile']],
    ['SOMETHING_NEW', 'stopped', []],
  ])('%s: %s with %j', (associateStatus, state, actions) => {
    const found = task('accreditation', { associate: true, associateStatus });
    expect([found.state, buttons(found)]).toEqual([state, actions]);
    const known = associateStatus ?? 'NOT_CREATED';
    expect(found.texts).toEqual(known === 'SOMETHING_NEW' ? [] : [`associate.${known}`]);
  });

  test.each(agencyStatuses)(
    'Start is greyed for a POC unless the agency is approved: %s',
    (agency) => {
      const found = task('accreditation', { ...poc, agencyStatus: agency });
      expect(buttons(found)).toEqual(agency === 'APPROVED' ? ['start'] : ['start (greyed)']);
      expect(found.state).toBe(agency === 'APPROVED' ? 'open' : 'locked');
      const colleague = task('accreditation', { associate: true, agencyStatus: agency });
      expect(buttons(colleague)).toEqual(['start']);
    },
  );

  test.each(agencyWords.filter((agencyStatus) => agencyStatus !== 'APPROVED'))(
    'a renewal of a POC waits for the agency, which comes first, and a colleague’s does not: %s',
    (agencyStatus) => {
      const renewal = {
        agencyStatus,
        associateStatus: 'PENDING_RENEWAL',
        renewalDate: '2026-05-01T00:00:00.000Z',
      };
      const found = task('accreditation', { ...poc, ...renewal });
      expect([found.state, buttons(found)]).toEqual(['locked', ['start (greyed)']]);
      expect(found.actions[0]).toEqual({
        name: 'start',
        reason: 'dashboard.reason.agencyApproved',
      });
      const colleague = task('accreditation', { associate: true, ...renewal });
      expect(colleague.actions[0]).toEqual({ name: 'start', to: '/associates/registration' });
    },
  );
});

test.each(agencyStatuses)('associates can be invited once the agency is approved: %s', (agency) => {
  const approved = agency === 'APPROVED';
  const facts = { ...poc, agencyStatus: agency };
  expect(task('invite', facts).state).toBe(approved ? 'open' : 'locked');
  expect(buttons(task('invite', facts))).toEqual([
    approved ? 'manageAssociates' : 'manageAssociates (greyed)',
  ]);
  const invited = list(facts, true).tasks.find(({ id }) => id === 'invite');
  expect(invited?.state).toBe(approved ? 'done' : 'locked');
});

test.each(associateStatuses)(
  'the confirmation comes with the accreditation: %s',
  (associateStatus) => {
    const found = task('benefits', { associate: true, associateStatus });
    const accredited = associateStatus === 'ACCREDITED';
    expect(found.state).toBe(accredited ? 'done' : 'locked');
    expect(buttons(found)).toEqual(accredited ? ['viewConfirmation'] : []);
  },
);

test('the report shows where the agency is approved and has to report', () => {
  for (const agencyStatus of agencyStatuses) {
    for (const quarterlyReportRequired of flags) {
      for (const pointOfContact of flags) {
        const shown = list({ agencyStatus, quarterlyReportRequired, pointOfContact }).tasks.some(
          ({ id }) => id === 'report',
        );
        expect(shown).toBe(
          agencyStatus === 'APPROVED' && quarterlyReportRequired && pointOfContact,
        );
      }
    }
  }
  const reporting = { pointOfContact: true, quarterlyReportRequired: true };
  const quarterlyReportDeadline = '2026-10-30T00:00:00Z';
  const due = { ...reporting, quarterlyReportDue: true, quarterlyReportDeadline };
  expect(task('report', due)).toMatchObject({ state: 'open', deadline: quarterlyReportDeadline });
  expect(task('report', reporting)).toMatchObject({ state: 'done' });
  const actions = (facts: object) => task('report', facts).actions.map(({ name }) => name);
  expect(actions(due)).toEqual(['submit']);
  expect(actions(reporting)).toEqual(['submit', 'viewReports']);
  expect(task('report', reporting).deadline).toBeUndefined();
});

describe('over every agency status × associate status × flag', () => {
  const all = agencyWords.flatMap((agencyStatus) =>
    associateWords.flatMap((associateStatus) =>
      flags.flatMap((pointOfContact) =>
        flags.flatMap((associate) =>
          flags.flatMap((quarterlyReportRequired) =>
            flags.flatMap((quarterlyReportDue) =>
              flags.map((invited) => ({
                facts: {
                  agencyStatus,
                  associateStatus,
                  pointOfContact,
                  associate,
                  quarterlyReportRequired,
                  quarterlyReportDue,
                },
                invited,
              })),
            ),
          ),
        ),
      ),
    ),
  );

  test('every combination is covered', () => expect(all).toHaveLength(9 * 11 * 2 ** 5));

  test('tasks stand in their order, and no task means neither flag', () => {
    const order: TaskId[] = ['agency', 'accreditation', 'invite', 'benefits', 'report'];
    for (const { facts, invited } of all) {
      const ids = list(facts, invited).tasks.map(({ id }) => id);
      expect(ids).toEqual(order.filter((id) => ids.includes(id)));
      expect(ids.length === 0).toBe(!facts.pointOfContact && !facts.associate);
    }
  });

  test('the next step is the first open task and can be acted on', () => {
    for (const { facts, invited } of all) {
      const { tasks, next } = list(facts, invited);
      expect(next).toBe(tasks.find(({ state }) => state === 'open')?.id);
      for (const { state, actions } of tasks) {
        if (state === 'open') expect(actions[0]?.reason).toBeUndefined();
        if (state === 'locked') expect(actions.every(({ reason }) => reason)).toBe(true);
      }
    }
  });

  test('an unknown word says so, and only to those whom it concerns', () => {
    for (const { facts, invited } of all) {
      const concerned =
        (facts.pointOfContact && facts.agencyStatus === 'SOMETHING_NEW') ||
        (facts.associate && facts.associateStatus === 'SOMETHING_NEW');
      expect(list(facts, invited).unknownStatus).toBe(concerned);
    }
  });

  test('every text and button is in the catalogue', () => {
    for (const { facts, invited } of all) {
      for (const { texts, actions } of list(facts, invited).tasks) {
        for (const key of texts) {
          const text = key
            .split('.')
            .reduce<unknown>((node, part) => Object(node)[part], dashboard);
          expect(text, key).toBeTypeOf('string');
        }
        for (const { name } of actions) expect(dashboard.actions[name]).toBeTypeOf('string');
      }
    }
  });
});
