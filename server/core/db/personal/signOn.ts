import { DAY } from '../../../../contract/dates.ts';
import * as tables from '../tables/signOn.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, nobody } from './words.ts';

export const signOn: RulesOf<typeof tables> = {
  identities: {
    purpose: 'security',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.identities.accountId),
    columns: {
      ...nobody('id', 'accountId'),
      ...given('issuer', 'subject', 'linkedAt', 'usedAt'),
    },
  },
  signOnAttempts: {
    purpose: 'security',
    keptFor: { afterMs: 0, since: 'expiresAt' },
    rows: 'ofNobody',
    columns: nobody('tokenHash', 'provider', 'purpose', 'sessionId', 'expiresAt'),
  },
  signOnProofs: {
    purpose: 'security',
    keptFor: { afterMs: DAY, since: 'provedAt' },
    rows: 'ofNobody',
    columns: nobody('provider', 'settings', 'provedAt'),
  },
  logoutTokens: {
    purpose: 'security',
    keptFor: { afterMs: 0, since: 'expiresAt' },
    rows: 'ofNobody',
    columns: nobody('issuer', 'jti', 'expiresAt'),
  },
  emergencyAccounts: {
    purpose: 'security',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.emergencyAccounts.accountId),
    columns: { ...nobody('accountId'), ...given('since') },
  },
};
