import { describe, expect, test } from 'vitest';
import { isOpen } from '#contract/gates.ts';
import {
  agencyEdges,
  agencySaveMethod,
  associateEdges,
  associateSaveMethod,
  type Edge,
  invitationEdges,
  next as nextStatus,
} from '#contract/lifeCycle.ts';
import { paths } from '#contract/paths.ts';
import type { Profile } from '#contract/records.ts';
import type { AgencyStatus, AssociateStatus } from '#contract/statuses.ts';
import { defaultProfile } from '#providers/defaults.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { person } from '#providers/testing/people.ts';
import { canSendAgain, hasAccount, isWaiting } from '#resources/invitations/invitationModel.ts';
import { dashboard } from '#words/en/dashboard.ts';
import { taskList } from './taskModel.ts';

const statusesOf = <Status>(edges: readonly Edge<Status, string>[]): Status[] => [
  ...new Set(edges.flatMap(({ from, to }) => [from, to])),
];
const people = {
  'a point of contact and associate': { pointOfContact: true, associate: true },
  'a point of contact': { pointOfContact: true, associate: false },
  'an associate': { pointOfContact: false, associate: true },
  'somebody without a role': { pointOfContact: false, associate: false },
};
const reports = {
  'no reports': { quarterlyReportRequired: false, quarterlyReportDue: false },
  'report submitted': { quarterlyReportRequired: true, quarterlyReportDue: false },
  'report due': { quarterlyReportRequired: true, quarterlyReportDue: true },
};
/** What tells two agencies of the same status apart: the 30 days, and whether it was approved before. */
const agencyStates = statusesOf<AgencyStatus>(agencyEdges).flatMap((agencyStatus) =>
  [true, false].map((second) => ({
    agencyStatus,
    expired: second && agencyStatus === 'NOT_CREATED',
    renewalDate: second && agencyStatus !== 'NOT_CREATED' ? '2026-04-22T00:00:00Z' : null,
  })),
);
/** A renewal that is saved may wait for the agency's. */
const associateStates = statusesOf<AssociateStatus>(associateEdges).flatMap((associateStatus) => [
  { associateStatus },
  ...(associateStatus === 'PENDING_RENEWAL'
    ? [{ associateStatus, renewsWithAgency: true as const }]
    : []),
]);
const states = Object.entries(people).flatMap(([who, flags]) =>
  agencyStates.flatMap(({ expired, ...agency }) =>
    associateStates.flatMap((associate) =>
      Object.entries(reports).flatMap(([report, reportFlags]) =>
        [true, false].map((invited) => ({
          name: [
            who,
            `agency ${agency.agencyStatus}${expired ? ' after the 30 days' : ''}`,
            agency.renewalDate ? 'approved before' : 'never approved',
            `associate ${associate.associateStatus}`,
            'renewsWithAgency' in associate ? 'renews with the agency' : '',
            report,
            invited ? 'has invited' : 'has not invited',
          ].join(', '),
          invited,
          profile: person(
            { ...flags, ...reportFlags, ...agency, ...associate },
            { account: { ...defaultProfile.account, expired } },
          ),
        })),
      ),
    ),
  ),
);

/** Whether the page at `to` lets this person do what the task asks for. */
function canBeDoneAt(to: string, profile: Profile): boolean {
  const viewer = viewerOfProfile(profile);
  const { agencyStatus, associateStatus } = profile.provider;
  switch (to) {
    case paths.agencyRegistration:
      return (
        isOpen('agencyForm', viewer) &&
        !profile.account.expired &&
        agencySaveMethod(agencyStatus as AgencyStatus) !== undefined
      );
    case paths.associateRegistration:
      return (
        isOpen('associateForm', viewer) &&
        associateSaveMethod(associateStatus as AssociateStatus) !== undefined
      );
    case paths.associates:
      return isOpen('invitations', viewer);
    case paths.reporting:
      return isOpen('reporting', viewer);
    default:
      return false;
  }
}

/** Returns the next step that the dashboard shows this person, or whom to contact; undefined: a dead end. */
function wayOn({ profile, invited }: (typeof states)[number]): string | undefined {
  const { tasks, next, nothingNext } = taskList(profile, invited);
  const task = tasks.find(({ id }) => id === next);
  if (tasks.length === 0) return dashboard.noTasks.includes('%{email}') ? 'noTasks' : undefined;
  if (!task) {
    if (nothingNext === 'done') return 'done';
    return dashboard.nothingNext[nothingNext].includes('%{email}') ? nothingNext : undefined;
  }
  const [action] = task.actions;
  if (!action || action.reason) return undefined;
  if (action.name === 'acknowledge') {
    const status = profile.provider.associateStatus as AssociateStatus;
    return nextStatus(associateEdges, status, 'acknowledge') ? action.name : undefined;
  }
  return action.to && canBeDoneAt(action.to, profile) ? action.name : undefined;
}

describe('no state of agency × associate × invitations × report is a dead end', () => {
  test(`there are ${states.length} states`, () => expect(states).toHaveLength(4 * 12 * 9 * 3 * 2));

  test.each(Object.keys(people))('for %s', (who) => {
    const theirs = states.filter(({ name }) => name.startsWith(`${who},`));
    expect(theirs.filter((state) => !wayOn(state)).map(({ name }) => name)).toEqual([]);
  });

  test('each way on is needed somewhere', () => {
    expect(new Set(states.map(wayOn))).toEqual(
      new Set([
        'acknowledge',
        'completeRequest',
        'contact',
        'done',
        'inReview',
        'manageAssociates',
        'noTasks',
        'reviseAndSubmit',
        'start',
        'submit',
      ]),
    );
  });
});

test.each(statusesOf(invitationEdges))(
  'a row of the list with the status %s changes by itself, can be sent again, or has an account of its own',
  (status) => {
    expect(isWaiting({ status }) || canSendAgain(status) || hasAccount(status)).toBe(true);
  },
);
