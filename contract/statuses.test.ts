import { expect, it } from 'vitest';
import {
  agencyStatuses,
  associateStatuses,
  invitationStatuses,
  inviteStatusFilters,
  readAgencyStatus,
  readAssociateStatus,
} from './statuses.ts';

it.each([
  ['APPROVED', 'APPROVED'],
  ['REVISIONS_REQUIRED', 'REVISIONS_REQUIRED'],
  [null, 'NOT_CREATED'],
  [undefined, 'NOT_CREATED'],
  ['', 'NOT_CREATED'],
  ['approved', 'UNKNOWN'],
  ['ACCREDITED', 'UNKNOWN'],
  ['toString', 'UNKNOWN'],
  [1, 'UNKNOWN'],
  [{}, 'UNKNOWN'],
])('an agency status %j is read as %s', (word, status) =>
  expect(readAgencyStatus(word)).toBe(status),
);

it.each([
  ['ACCREDITED', 'ACCREDITED'],
  ['INVITED', 'INVITED'],
  [null, 'NOT_CREATED'],
  ['', 'NOT_CREATED'],
  ['APPROVED', 'UNKNOWN'],
  ['REVOKING', 'UNKNOWN'],
])('an associate status %j is read as %s', (word, status) =>
  expect(readAssociateStatus(word)).toBe(status),
);

it('readStatus returns every known status unchanged', () => {
  expect(agencyStatuses.map(readAgencyStatus)).toEqual(agencyStatuses);
  expect(associateStatuses.map(readAssociateStatus)).toEqual(associateStatuses);
});

it('filters select the statuses of decision D7', () => {
  expect(inviteStatusFilters.INVITED).toEqual(expect.arrayContaining([null, 'INVITED', 'FAILED']));
  expect(inviteStatusFilters.CREATED).toEqual(['CREATED', 'REGISTERED']);
  expect(inviteStatusFilters.ACCREDITED).toEqual(['ACCREDITED', 'PENDING_RENEWAL']);
  const found = Object.values<readonly (string | null)[]>(inviteStatusFilters).flat();
  expect(found.toSorted()).toEqual([null, ...invitationStatuses].toSorted());
});
