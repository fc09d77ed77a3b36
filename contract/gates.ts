import type { MessageKey } from './messages.ts';
import { readAgencyStatus, readAssociateStatus } from './statuses.ts';

/** The properties of a visitor that gates check. A guest is `{signedIn: false}`. */
export interface Viewer {
  signedIn: boolean;
  pointOfContact?: boolean;
  associate?: boolean;
  associateStatus?: string | null;
  agencyStatus?: string | null;
  quarterlyReportRequired?: boolean;
  staff?: boolean;
  /** Staff who have to add a second step before they do anything else. */
  mustEnrol?: boolean;
  /** Somebody who has to agree to the changed terms before anything else. */
  mustAgree?: boolean;
}

/** The key of the text that names an unmet condition of a gate and the next step. */
export type GateRefusal = Extract<MessageKey, `gate.${string}`>;

type Condition = readonly [holds: (viewer: Viewer) => boolean, otherwise: GateRefusal];

const signedIn: Condition = [(v) => v.signedIn, 'gate.signIn'];
const enrolled: Condition = [(v) => v.mustEnrol !== true, 'gate.secondStep'];
const agreed: Condition = [(v) => v.mustAgree !== true, 'gate.terms'];
/** Who may do anything but what has to be done first. */
const member = [signedIn, enrolled, agreed] as const;
const poc: Condition = [(v) => v.pointOfContact === true, 'gate.pocOnly'];
const associate: Condition = [(v) => v.associate === true, 'gate.associateOnly'];
const approved: Condition = [
  (v) => readAgencyStatus(v.agencyStatus) === 'APPROVED',
  'gate.agencyApproved',
];
const statusIn = (otherwise: GateRefusal, ...statuses: string[]): Condition => [
  (v) => statuses.includes(readAssociateStatus(v.associateStatus)),
  otherwise,
];

/**
 * The gate table (decision C3). All conditions of a gate must be met; the first unmet one is the reason of a refusal.
 */
const gates = {
  everyone: [],
  guest: [[(v) => !v.signedIn, 'gate.guestOnly']],
  /** What somebody needs who has to add a second step first. */
  enrolment: [signedIn],
  /** What somebody needs who has to agree to the changed terms first, or would rather leave. */
  beforeTerms: [signedIn, enrolled],
  signedIn: member,
  agencyForm: [...member, poc],
  associateForm: [...member, associate],
  /** The point of contact of an approved agency: invitations, the team, contact details, changes. */
  invitations: [...member, poc, approved],
  reporting: [
    ...member,
    poc,
    approved,
    [(v) => v.quarterlyReportRequired === true, 'gate.reportRequired'],
  ],
  education: [
    ...member,
    associate,
    statusIn(
      'gate.educationStatus',
      'CREATED',
      'REGISTERED',
      'PENDING',
      'PENDING_RENEWAL',
      'ACCREDITED',
    ),
  ],
  accredited: [
    ...member,
    associate,
    statusIn('gate.accreditedStatus', 'ACCREDITED', 'PENDING_RENEWAL'),
  ],
  staff: [...member, [(v) => v.staff === true, 'gate.staffOnly']],
} as const satisfies Record<string, readonly Condition[]>;
export type Gate = keyof typeof gates;

export function refusal(gate: Gate, viewer: Viewer): GateRefusal | undefined {
  const conditions: readonly Condition[] = gates[gate];
  return conditions.find(([holds]) => !holds(viewer))?.[1];
}

export const isOpen = (gate: Gate, viewer: Viewer): boolean => refusal(gate, viewer) === undefined;
