import { isOpen } from '#contract/gates.ts';
import { paths } from '#contract/paths.ts';
import { agencyComesFirst, permissionsOf } from '#contract/permissions.ts';
import type { Profile } from '#contract/records.ts';
import { readAgencyStatus, readAssociateStatus } from '#contract/statuses.ts';
import { viewerOfProfile } from '#providers/session.ts';

export type TaskId = 'agency' | 'accreditation' | 'invite' | 'benefits' | 'report';

/**
 * done: nothing to do. open: the person can act now. waiting: somebody else has to act. locked: another task comes
 * first. stopped: needs the help of the program's staff. unknown: could not be loaded.
 */
export type TaskState = 'done' | 'open' | 'waiting' | 'locked' | 'stopped' | 'unknown';

type ActionName =
  | 'completeRequest'
  | 'reviseAndSubmit'
  | 'viewAgencyInfo'
  | 'start'
  | 'viewProfile'
  | 'acknowledge'
  | 'readGuide'
  | 'manageAssociates'
  | 'viewConfirmation'
  | 'viewReports'
  | 'submit';

export interface TaskAction {
  name: ActionName;
  /** Where it leads; undefined if the dashboard itself acts, as for 'acknowledge' and 'viewConfirmation'. */
  to?: string;
  /** Disabled; the key of the text that says why. */
  reason?: 'dashboard.reason.agencyApproved' | 'error.windowClosed';
}

export interface Task {
  id: TaskId;
  state: TaskState;
  /** Keys below `dashboard.`, shown in this order. */
  texts: string[];
  /** The first belongs to the task, the others are next to it. */
  actions: TaskAction[];
  /** The deadline, as ISO time. */
  deadline?: string | null | undefined;
}

export interface TaskList {
  tasks: Task[];
  /** The one clear next step: the first open task. */
  next: TaskId | undefined;
  /** If there is no next step, why. Key below `dashboard.nothingNext.`. */
  nothingNext: 'done' | 'inReview' | 'contact';
  /** An unknown status: 'Account Error'. */
  unknownStatus: boolean;
}

/**
 * Returns the tasks of a person (specification §2 Dashboard, §4). `invited`: whether the agency has invited somebody;
 * undefined if that could not be loaded. A person who is neither point of contact nor associate has no tasks.
 */
export function taskList(profile: Profile, invited: boolean | undefined): TaskList {
  const { pointOfContact, associate, agencyStatus, associateStatus } = profile.provider;
  const tasks = [
    pointOfContact && agencyTask(profile),
    associate && accreditationTask(profile),
    pointOfContact && inviteTask(profile, invited),
    associate && benefitsTask(profile),
    reportTask(profile),
  ].filter((task) => task !== false);
  return {
    tasks,
    next: tasks.find(({ state }) => state === 'open')?.id,
    nothingNext: nothingNext(tasks),
    unknownStatus:
      (pointOfContact && readAgencyStatus(agencyStatus) === 'UNKNOWN') ||
      (associate && readAssociateStatus(associateStatus) === 'UNKNOWN'),
  };
}

function nothingNext(tasks: readonly Task[]): TaskList['nothingNext'] {
  if (tasks.every(({ state }) => state === 'done')) return 'done';
  return tasks.some(({ state }) => state === 'waiting') ? 'inReview' : 'contact';
}

const isAccredited = ({ provider }: Profile) =>
  readAssociateStatus(provider.associateStatus) === 'ACCREDITED';

const agencyStates = {
  NOT_CREATED: 'open',
  PENDING: 'waiting',
  APPROVED: 'done',
  REVISIONS_REQUIRED: 'open',
  PENDING_RENEWAL: 'open',
  REJECTED: 'stopped',
  UNKNOWN: 'stopped',
} as const satisfies Record<string, TaskState>;

function agencyTask(profile: Profile): Task {
  const { account, provider } = profile;
  const status = readAgencyStatus(provider.agencyStatus);
  const held = permissionsOf(viewerOfProfile(profile));
  const to = paths.agencyRegistration;
  const actions: TaskAction[] = [];
  if (held.includes('REGISTER_AGENCY')) actions.push({ name: 'completeRequest', to });
  if (held.includes('REVISE_AND_SUBMIT')) actions.push({ name: 'reviseAndSubmit', to });
  if (held.includes('VIEW_AGENCY_INFO')) actions.push({ name: 'viewAgencyInfo', to });
  if (status === 'NOT_CREATED' && account.expired) {
    const closed = { name: 'completeRequest', reason: 'error.windowClosed' } as const;
    return { id: 'agency', state: 'stopped', texts: ['windowClosed'], actions: [closed] };
  }
  return {
    id: 'agency',
    state: agencyStates[status],
    texts: agencyTexts(profile),
    actions,
    deadline: status === 'NOT_CREATED' ? provider.registrationDeadline : undefined,
  };
}

function agencyTexts(profile: Profile): string[] {
  const status = readAgencyStatus(profile.provider.agencyStatus);
  if (status === 'UNKNOWN') return [];
  if (status !== 'APPROVED') return [`agency.${status}`];
  if (!profile.provider.associate || isAccredited(profile)) {
    return [profile.provider.renewalDate ? 'agencyApprovedUntil' : 'agencyApproved'];
  }
  return ['agency.APPROVED', 'agency.nextIsStart'];
}

const accreditationStates = {
  NOT_CREATED: 'open',
  INVITED: 'open',
  CREATED: 'open',
  REGISTERED: 'open',
  PENDING: 'waiting',
  ACCREDITED: 'done',
  PENDING_RENEWAL: 'open',
  REJECTED: 'stopped',
  UNKNOWN: 'stopped',
} as const satisfies Record<string, TaskState>;

function accreditationTask(profile: Profile): Task {
  const viewer = viewerOfProfile(profile);
  const status = readAssociateStatus(viewer.associateStatus);
  const held = permissionsOf(viewer);
  const to = paths.associateRegistration;
  const blocked = agencyComesFirst(viewer);
  const actions: TaskAction[] = [];
  let state: TaskState = accreditationStates[status];
  if (status === 'REGISTERED') actions.push({ name: 'acknowledge' });
  if (held.includes('REGISTER_ASSOCIATE')) {
    actions.push(
      blocked
        ? { name: 'start', reason: 'dashboard.reason.agencyApproved' }
        : { name: 'start', to },
    );
    if (blocked) state = 'locked';
  }
  if (profile.provider.renewsWithAgency && status === 'PENDING_RENEWAL') {
    return {
      id: 'accreditation',
      state: 'waiting',
      texts: ['associate.renewsWithAgency'],
      actions: [{ name: 'viewProfile', to }],
    };
  }
  if (held.includes('VIEW_ASSOCIATE_PROFILE')) actions.push({ name: 'viewProfile', to });
  if (state === 'open' && isOpen('education', viewer)) {
    actions.push({ name: 'readGuide', to: paths.education });
  }
  return {
    id: 'accreditation',
    state,
    texts: status === 'UNKNOWN' ? [] : [`associate.${status}`],
    actions,
  };
}

function inviteTask(profile: Profile, invited: boolean | undefined): Task {
  const mayInvite = permissionsOf(viewerOfProfile(profile)).includes('MANAGE_INVITES');
  const known = invited === undefined ? 'unknown' : invited ? 'done' : 'open';
  const state = mayInvite ? known : 'locked';
  const action: TaskAction = mayInvite
    ? { name: 'manageAssociates', to: paths.associates }
    : { name: 'manageAssociates', reason: 'dashboard.reason.agencyApproved' };
  return { id: 'invite', state, texts: [`invite.${state}`], actions: [action] };
}

function benefitsTask(profile: Profile): Task {
  const accredited = isAccredited(profile);
  return {
    id: 'benefits',
    state: accredited ? 'done' : 'locked',
    texts: [accredited ? 'benefits.done' : 'benefits.locked'],
    actions: accredited ? [{ name: 'viewConfirmation' }] : [],
  };
}

/** A hidden tile (specification §2): shown if the agency has to report. */
function reportTask(profile: Profile): Task | false {
  if (!permissionsOf(viewerOfProfile(profile)).includes('SUBMIT_REPORT')) return false;
  const { quarterlyReportDue, quarterlyReportDeadline } = profile.provider;
  return {
    id: 'report',
    state: quarterlyReportDue ? 'open' : 'done',
    texts: [quarterlyReportDue ? 'report.due' : 'report.done'],
    actions: [
      { name: 'submit', to: paths.reporting },
      ...(quarterlyReportDue ? [] : [{ name: 'viewReports', to: paths.reporting } as const]),
    ],
    deadline: quarterlyReportDue ? quarterlyReportDeadline : undefined,
  };
}
