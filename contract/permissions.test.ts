import { describe, expect, it } from 'vitest';
import { agencyComesFirst, permissionsOf } from './permissions.ts';

/** From decisions C10 and I24, written out by hand. */

describe('permissions of a point of contact', () => {
  it.each([
    ['NOT_CREATED', false, ['REGISTER_AGENCY']],
    ['PENDING', true, ['VIEW_AGENCY_INFO', 'VIEW_AGENCY_PROFILE']],
    ['APPROVED', false, ['VIEW_AGENCY_INFO', 'VIEW_AGENCY_PROFILE', 'MANAGE_INVITES']],
    [
      'APPROVED',
      true,
      ['VIEW_AGENCY_INFO', 'VIEW_AGENCY_PROFILE', 'MANAGE_INVITES', 'SUBMIT_REPORT'],
    ],
    ['REVISIONS_REQUIRED', false, ['REVISE_AND_SUBMIT', 'VIEW_AGENCY_PROFILE']],
    ['PENDING_RENEWAL', true, ['REVISE_AND_SUBMIT', 'VIEW_AGENCY_PROFILE']],
    ['REJECTED', false, ['VIEW_AGENCY_PROFILE']],
    [null, false, ['REGISTER_AGENCY']],
    ['SOMETHING', true, []],
  ])('%s, reports %s', (agencyStatus, quarterlyReportRequired, held) =>
    expect(
      permissionsOf({
        signedIn: true,
        pointOfContact: true,
        agencyStatus,
        quarterlyReportRequired,
      }).sort(),
    ).toEqual([...held].sort()),
  );
});

describe('permissions of an associate', () => {
  it.each([
    ['NOT_CREATED', ['REGISTER_ASSOCIATE']],
    [null, ['REGISTER_ASSOCIATE']],
    ['INVITED', ['REGISTER_ASSOCIATE']],
    ['CREATED', ['REGISTER_ASSOCIATE']],
    ['PENDING_RENEWAL', ['REGISTER_ASSOCIATE']],
    ['REGISTERED', ['VIEW_ASSOCIATE_PROFILE']],
    ['PENDING', ['VIEW_ASSOCIATE_PROFILE']],
    ['ACCREDITED', ['VIEW_ASSOCIATE_PROFILE']],
    ['REJECTED', ['VIEW_ASSOCIATE_PROFILE']],
    ['SOMETHING', []],
  ])('%s', (associateStatus, held) =>
    expect(permissionsOf({ signedIn: true, associate: true, associateStatus })).toEqual(held),
  );
});

it.each([
  ['NOT_CREATED', true],
  ['PENDING', true],
  ['REVISIONS_REQUIRED', true],
  ['REJECTED', true],
  ['PENDING_RENEWAL', true],
  [null, true],
  ['SOMETHING', true],
  ['APPROVED', false],
])('the agency of a point of contact comes first while it is %s: %s', (agencyStatus, isFirst) => {
  const person = { signedIn: true, associate: true, agencyStatus };
  expect(agencyComesFirst({ ...person, pointOfContact: true })).toBe(isFirst);
  expect(agencyComesFirst({ ...person, pointOfContact: false })).toBe(false);
});

describe('nobody else has permissions', () => {
  it.each([
    { signedIn: false },
    { signedIn: false, pointOfContact: true, associate: true, agencyStatus: 'APPROVED' },
    { signedIn: true, agencyStatus: 'APPROVED', associateStatus: 'ACCREDITED' },
    { signedIn: true, staff: true },
  ])('%j', (viewer) => expect(permissionsOf(viewer)).toEqual([]));
});
