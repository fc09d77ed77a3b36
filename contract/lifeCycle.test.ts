import { describe, expect, it } from 'vitest';
import {
  type AgencyEvent,
  type AssociateEvent,
  agencyEdges,
  agencySaveMethod,
  associateEdges,
  associateSaveMethod,
  canJoin,
  changeRequestEdges,
  type InvitationEvent,
  invitationEdges,
  isRenewing,
  next,
} from './lifeCycle.ts';
import { agencyStatuses, associateStatuses, invitationStatuses } from './statuses.ts';

/** From decisions B1, B13, C1, C6, D6 and I24, written out by hand: every edge that there is. Any other must not be. */

const agency = [
  'NOT_CREATED submit PENDING poc',
  'PENDING approve APPROVED staff',
  'PENDING requestRevisions REVISIONS_REQUIRED staff',
  'PENDING reject REJECTED staff',
  'REVISIONS_REQUIRED resubmit PENDING poc',
  'APPROVED expire PENDING_RENEWAL job',
  'PENDING_RENEWAL renewUnchanged APPROVED poc',
  'PENDING_RENEWAL renewWithUpdates PENDING poc',
  'REJECTED reopen REVISIONS_REQUIRED staff',
];

const associate = [
  'INVITED createAccount CREATED associate',
  'NOT_CREATED register REGISTERED associate',
  'INVITED register REGISTERED associate',
  'CREATED register REGISTERED associate',
  'NOT_CREATED registerForReview PENDING associate',
  'INVITED registerForReview PENDING associate',
  'CREATED registerForReview PENDING associate',
  'CREATED update CREATED associate',
  'REGISTERED update REGISTERED associate',
  'ACCREDITED update ACCREDITED associate',
  'PENDING_RENEWAL renew REGISTERED associate',
  'PENDING_RENEWAL renewForReview PENDING associate',
  'PENDING_RENEWAL renewWithAgency PENDING_RENEWAL associate',
  'PENDING_RENEWAL renewedWithAgency REGISTERED job',
  'PENDING_RENEWAL reviewWithAgency PENDING job',
  'PENDING_RENEWAL rejectedWithAgency REJECTED job',
  'REJECTED renewedWithAgency REGISTERED job',
  'REJECTED reviewWithAgency PENDING job',
  'REGISTERED acknowledge ACCREDITED associate',
  'ACCREDITED acknowledge ACCREDITED associate',
  'PENDING approve REGISTERED staff',
  'PENDING reject REJECTED staff',
  'REJECTED reopen CREATED staff',
  'ACCREDITED expire PENDING_RENEWAL job',
  ...associateStatuses.flatMap((from) => [
    `${from} join CREATED associate`,
    `${from} attach CREATED staff`,
  ]),
];

const invitation = [
  'null sent INVITED job',
  'INVITED sent INVITED job',
  'null refused FAILED job',
  'INVITED expire EXPIRED job',
  'null sendAgain null poc',
  'INVITED sendAgain INVITED poc',
  'FAILED sendAgain null poc',
  'EXPIRED sendAgain null poc',
  'FAILED resend null staff',
  'null inviteSelf null associate',
  'INVITED inviteSelf INVITED associate',
  'FAILED inviteSelf null associate',
  'EXPIRED inviteSelf null associate',
  'null decline FAILED associate',
  'INVITED decline FAILED associate',
  'FAILED decline FAILED associate',
  'EXPIRED decline FAILED associate',
  'FAILED takeBack INVITED associate',
  'null createAccount CREATED associate',
  'INVITED createAccount CREATED associate',
  'null join CREATED associate',
  'INVITED join CREATED associate',
];

const changeRequest = [
  'WAITING withdrawChange WITHDRAWN poc',
  'WAITING applyChange DONE staff',
  'WAITING declineChange DECLINED staff',
];

const words = (
  edges: readonly { from: unknown; event: string; to: unknown; by: string }[],
): string[] => edges.map(({ from, event, to, by }) => `${from} ${event} ${to} ${by}`);

describe.each([
  ['agency', agencyEdges, agency],
  ['associate', associateEdges, associate],
  ['invitation', invitationEdges, invitation],
  ['change request', changeRequestEdges, changeRequest],
] as const)('%s', (_, edges, table) => {
  it('the life cycles have exactly the edges that were decided', () => {
    expect(words(edges).sort()).toEqual([...table].sort());
  });

  it('each status and event lead to at most one status', () => {
    const ways = edges.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(ways).size).toBe(ways.length);
  });
});

it('an event leads agencies to one status, whatever theirs was, so that many are moved at once', () => {
  const ways = new Set(agencyEdges.map(({ event, to }) => `${event} ${to}`));
  expect(ways.size).toBe(new Set(agencyEdges.map(({ event }) => event)).size);
});

describe('next', () => {
  it('returns the status of a known edge and refuses all others', () => {
    const events: AgencyEvent[] = ['submit', 'approve', 'renewUnchanged'];
    const found = agencyStatuses.flatMap((from) =>
      events.map((event) => [from, event, next(agencyEdges, from, event)] as const),
    );
    expect(found.filter(([, , to]) => to)).toEqual([
      ['NOT_CREATED', 'submit', 'PENDING'],
      ['PENDING', 'approve', 'APPROVED'],
      ['PENDING_RENEWAL', 'renewUnchanged', 'APPROVED'],
    ]);
  });

  it('distinguishes the status null from a missing edge', () => {
    const event: InvitationEvent = 'sendAgain';
    const mailed = ['INVITED', 'FAILED', 'EXPIRED'] as const;
    expect(mailed.map((status) => next(invitationEdges, status, event))).toEqual([
      'INVITED',
      null,
      null,
    ]);
    for (const status of invitationStatuses.filter(
      (s) => !(mailed as readonly string[]).includes(s),
    ))
      expect(next(invitationEdges, status, event)).toBeUndefined();
  });

  it('only a registered associate can acknowledge, repeatedly without effect', () => {
    const event: AssociateEvent = 'acknowledge';
    expect(associateStatuses.filter((s) => next(associateEdges, s, event))).toEqual([
      'REGISTERED',
      'ACCREDITED',
    ]);
  });
});

describe('the save method', () => {
  it.each([
    ['NOT_CREATED', 'POST'],
    ['PENDING', undefined],
    ['APPROVED', undefined],
    ['REVISIONS_REQUIRED', 'PATCH'],
    ['REJECTED', undefined],
    ['PENDING_RENEWAL', 'PATCH'],
  ] as const)('of the agency form, %s: %s', (status, method) =>
    expect(agencySaveMethod(status)).toBe(method),
  );

  it.each([
    ['NOT_CREATED', 'POST'],
    ['INVITED', 'POST'],
    ['CREATED', 'POST'],
    ['REGISTERED', 'PATCH'],
    ['PENDING', undefined],
    ['ACCREDITED', 'PATCH'],
    ['PENDING_RENEWAL', 'PATCH'],
    ['REJECTED', undefined],
  ] as const)('of the associate form, %s: %s', (status, method) =>
    expect(associateSaveMethod(status)).toBe(method),
  );
});

describe('an agency is in renewal', () => {
  it.each(agencyStatuses)(
    '%s: where it was approved before, and is yet to be decided about',
    (status) => {
      const isOpen = ['PENDING_RENEWAL', 'PENDING', 'REVISIONS_REQUIRED'].includes(status);
      expect([isRenewing(status, true), isRenewing(status, false)]).toEqual([isOpen, false]);
    },
  );
});

describe('whether an agency can add a person', () => {
  const nobody = {
    agencyId: null,
    pointOfContact: false,
    associate: false,
    staff: false,
    enabled: true,
  };

  it.each([
    ['who belongs to no agency', {}, true],
    ['who belongs to it without a role', { agencyId: 'here' }, true],
    ['who belongs to another one', { agencyId: 'there' }, false],
    ['its associate', { agencyId: 'here', associate: true }, false],
    ['its point of contact', { agencyId: 'here', pointOfContact: true }, false],
    ['staff of the programme', { staff: true }, false],
    ['whose account is closed', { enabled: false }, false],
  ])('%s', (_, person, can) => expect(canJoin({ ...nobody, ...person }, 'here')).toBe(can));
});
