import * as tables from '../tables/people.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import {
  cleared,
  follows,
  given,
  json,
  nobody,
  replaced,
  secret,
  secretCleared,
  somebodyElse,
  stays,
} from './words.ts';

export const people: RulesOf<typeof tables> = {
  accounts: {
    purpose: 'account',
    keptFor: { until: 'account', unused: 'inactive' },
    rows: 'stay',
    rowsOf: by.account(tables.accounts.id),
    columns: {
      ...nobody('id', 'credentialEpoch'),
      ...replaced('email', ({ email }) => email),
      ...replaced('firstName', ({ firstName }) => firstName),
      ...replaced('lastName', ({ lastName }) => lastName),
      ...follows('name', 'search'),
      ...secretCleared('passwordHash'),
      ...cleared(
        'endsAt',
        'language',
        'leadId',
        'surpriseRegisteredAt',
        'secondStepDueAt',
        'lastSignInAt',
        'inactiveWarnedAt',
        'inactiveDaysLeft',
        'enabled',
      ),
      ...stays('agencyId', 'pointOfContact', 'associate', 'associateStatus', 'staff'),
      ...stays('accreditedAt', 'acknowledgedAt', 'rejectedAt', 'renewsWithAgency'),
      ...stays('wantsReminders', 'wantsNews'),
      ...stays('emailConfirmedAt', 'createdAt', 'endedAt'),
    },
  },
  staffRoles: {
    purpose: 'account',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.staffRoles.accountId),
    columns: {
      ...nobody('accountId'),
      ...given('role', 'grantedAt'),
      ...somebodyElse('grantedBy'),
    },
  },
  associateForms: {
    purpose: 'accreditation',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.associateForms.accountId),
    columns: {
      ...nobody('accountId', 'version'),
      ...json('form', {
        personal: [
          'firstName',
          'lastName',
          'companyName',
          'jobTitle',
          'preferredPhoneNumber',
          'address.*',
          'loyaltyNumber',
          'hotelAccreditations',
          'businessProfile.*',
        ],
        // Staff of the hotel group who looks after the person.
        withheld: ['hwsAccountManager'],
      }),
      ...secret('numbers'),
      ...given('savedAt'),
    },
  },
  agreements: {
    purpose: 'agreements',
    keptFor: { until: 'program' },
    rows: 'stay',
    rowsOf: by.account(tables.agreements.accountId),
    columns: {
      ...nobody('id', 'accountId', 'agencyId'),
      ...stays('kind', 'textVersion', 'language', 'agreedAt'),
    },
  },
};
