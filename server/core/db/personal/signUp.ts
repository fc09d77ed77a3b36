import { sql } from 'drizzle-orm';
import * as tables from '../tables/signUp.ts';
import { anyOf, by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, json, nobody, secret, somebodyElse } from './words.ts';

export const signUp: RulesOf<typeof tables> = {
  guestRequests: {
    purpose: 'registration',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: anyOf(
      by.address(tables.guestRequests.email),
      by.account(sql`(details ->> 'accountId')::uuid`),
    ),
    columns: {
      ...nobody('id', 'tries', 'nextTryAt'),
      ...given('kind', 'email', 'createdAt'),
      ...json('details', {
        personal: ['firstName', 'lastName', 'language'],
        withheld: ['passwordHash'],
        plain: ['accountId', 'credentialEpoch'],
      }),
      // Whoever typed the address need not be its person.
      ...somebodyElse('network'),
    },
  },
  signUps: {
    purpose: 'registration',
    keptFor: { afterDays: 0, since: 'expiresAt' },
    rows: 'deleted',
    rowsOf: by.address(tables.signUps.email),
    columns: {
      ...nobody('id'),
      ...given('email', 'firstName', 'lastName', 'language', 'requestedAt', 'expiresAt'),
      ...secret('passwordHash', 'tokenHash'),
    },
  },
  usedLinks: {
    purpose: 'security',
    keptFor: { afterMs: 0, since: 'endsAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.usedLinks.accountId),
    columns: {
      ...nobody('accountId'),
      ...secret('tokenHash', 'browsers', 'sent'),
      ...given('endsAt'),
    },
  },
};
