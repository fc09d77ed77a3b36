import type { Profile } from '#contract/records.ts';
import { defaultProfile } from '../defaults.ts';

/** Returns a profile for tests; by default an accredited point of contact of an approved agency. */
export const person = (
  provider: Partial<Profile['provider']> = {},
  rest: Partial<Omit<Profile, 'provider'>> = {},
): Profile => ({
  ...structuredClone(defaultProfile),
  displayName: 'Ada Okafor',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'poc.approved@northwind.example',
  ...rest,
  provider: {
    ...defaultProfile.provider,
    accountId: 'account-1',
    company: 'Northwind Meetings',
    pointOfContact: true,
    associate: true,
    agencyStatus: 'APPROVED',
    associateStatus: 'ACCREDITED',
    quarterlyReportRequired: true,
    ...provider,
  },
});
