import { describe, expect, it } from 'vitest';
import { type Gate, isOpen, refusal, type Viewer } from './gates.ts';
import { gateOfContent } from './pages.ts';
import { contentRows } from './testing/everybody.ts';

/** The gate table of decision C3, written out by hand: who passes which gate. */

const poc = (agencyStatus: string, rest: Partial<Viewer> = {}): Viewer => ({
  signedIn: true,
  pointOfContact: true,
  associate: true,
  associateStatus: 'NOT_CREATED',
  agencyStatus,
  ...rest,
});
const associate = (associateStatus: string | null, rest: Partial<Viewer> = {}): Viewer => ({
  signedIn: true,
  pointOfContact: false,
  associate: true,
  associateStatus,
  agencyStatus: 'APPROVED',
  ...rest,
});

const viewers: Record<string, Viewer> = {
  guest: { signedIn: false },
  neither: { signedIn: true, agencyStatus: 'APPROVED', associateStatus: 'ACCREDITED' },
  staff: { signedIn: true, staff: true },
  'poc who must agree': poc('APPROVED', { quarterlyReportRequired: true, mustAgree: true }),
  'staff who must agree': { signedIn: true, staff: true, mustAgree: true },
  'staff who must enrol': { signedIn: true, staff: true, mustEnrol: true },
  'poc NOT_CREATED': poc('NOT_CREATED'),
  'poc PENDING': poc('PENDING'),
  'poc REVISIONS_REQUIRED': poc('REVISIONS_REQUIRED'),
  'poc REJECTED': poc('REJECTED'),
  'poc PENDING_RENEWAL': poc('PENDING_RENEWAL', { quarterlyReportRequired: true }),
  'poc APPROVED': poc('APPROVED'),
  'poc APPROVED, reports': poc('APPROVED', { quarterlyReportRequired: true }),
  'poc of an unknown status': poc('approved', { quarterlyReportRequired: true }),
  'associate NOT_CREATED': associate(null),
  'associate INVITED': associate('INVITED'),
  'associate CREATED': associate('CREATED'),
  'associate REGISTERED': associate('REGISTERED'),
  'associate PENDING': associate('PENDING'),
  'associate ACCREDITED': associate('ACCREDITED'),
  'associate PENDING_RENEWAL': associate('PENDING_RENEWAL'),
  'associate REJECTED': associate('REJECTED'),
  'associate of an unknown status': associate('Accredited'),
  'associate with reports required': associate('ACCREDITED', { quarterlyReportRequired: true }),
};
const everybody = Object.keys(viewers);
const mustFirst = everybody.filter((name) => name.includes('who must'));
const pocs = everybody.filter((name) => name.startsWith('poc') && !mustFirst.includes(name));
const associates = everybody.filter((name) => name.startsWith('associate'));

const table: Record<Gate, string[]> = {
  everyone: everybody,
  guest: ['guest'],
  enrolment: everybody.filter((name) => name !== 'guest'),
  beforeTerms: everybody.filter((name) => name !== 'guest' && name !== 'staff who must enrol'),
  signedIn: everybody.filter((name) => name !== 'guest' && !mustFirst.includes(name)),
  agencyForm: pocs,
  associateForm: [...pocs, ...associates],
  invitations: ['poc APPROVED', 'poc APPROVED, reports'],
  reporting: ['poc APPROVED, reports'],
  education: [
    'associate CREATED',
    'associate REGISTERED',
    'associate PENDING',
    'associate ACCREDITED',
    'associate PENDING_RENEWAL',
    'associate with reports required',
  ],
  accredited: [
    'associate ACCREDITED',
    'associate PENDING_RENEWAL',
    'associate with reports required',
  ],
  staff: ['staff'],
};

describe.each(Object.entries(table))('gate %s', (gate, open) => {
  it.each(open)('is open to %s', (name) => {
    expect(isOpen(gate as Gate, viewers[name] as Viewer)).toBe(true);
  });
  const others = everybody.filter((name) => !open.includes(name));
  it.each(others)('is closed to %s', (name) => {
    expect(isOpen(gate as Gate, viewers[name] as Viewer)).toBe(false);
  });
});

describe('reason of a refusal', () => {
  const ofMembers = Object.keys(table).filter((gate) => gate !== 'everyone' && gate !== 'guest');
  it.each(ofMembers)('for a guest at gate %s is that nobody is signed in', (gate) => {
    expect(refusal(gate as Gate, { signedIn: false })).toBe('gate.signIn');
  });

  it.each([
    ['invitations', 'guest', 'gate.signIn'],
    ['invitations', 'associate ACCREDITED', 'gate.pocOnly'],
    ['invitations', 'poc PENDING', 'gate.agencyApproved'],
    ['reporting', 'poc PENDING_RENEWAL', 'gate.agencyApproved'],
    ['reporting', 'poc APPROVED', 'gate.reportRequired'],
    ['agencyForm', 'associate ACCREDITED', 'gate.pocOnly'],
    ['associateForm', 'neither', 'gate.associateOnly'],
    ['education', 'associate INVITED', 'gate.educationStatus'],
    ['accredited', 'associate REGISTERED', 'gate.accreditedStatus'],
    ['accredited', 'staff', 'gate.associateOnly'],
    ['staff', 'poc APPROVED', 'gate.staffOnly'],
    ['guest', 'staff', 'gate.guestOnly'],
    ['staff', 'staff who must enrol', 'gate.secondStep'],
    ['staff', 'staff who must agree', 'gate.terms'],
    ['invitations', 'poc who must agree', 'gate.terms'],
  ] as const)('why gate %s is closed to %s is said by %s', (gate, name, reason) =>
    expect(refusal(gate, viewers[name] as Viewer)).toBe(reason),
  );
});

describe('gate of a content code', () => {
  it.each<readonly [code: string, gate: Gate]>([
    ...contentRows.map(([code, gate]) => [code, gate] as const),
    ['anything-else', 'accredited'],
    ['Home-Page', 'accredited'],
    ['constructor', 'accredited'],
    ['__proto__', 'accredited'],
    ['', 'accredited'],
  ])('%j is gate %s', (code, gate) => expect(gateOfContent(code)).toBe(gate));
});
