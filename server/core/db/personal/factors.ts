import * as tables from '../tables/factors.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, nobody, secret } from './words.ts';

export const factors: RulesOf<typeof tables> = {
  factors: {
    purpose: 'security',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.factors.accountId),
    columns: {
      ...nobody('id', 'accountId', 'lastStep', 'counter'),
      ...given('kind', 'name', 'transports', 'backedUp', 'createdAt', 'confirmedAt', 'usedAt'),
      ...secret('secret', 'credentialId', 'publicKey'),
    },
  },
  recoveryCodes: {
    purpose: 'security',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.recoveryCodes.accountId),
    columns: { ...nobody('accountId'), ...secret('codeHash'), ...given('usedAt') },
  },
  passkeyChallenges: {
    purpose: 'security',
    keptFor: { afterMs: 0, since: 'expiresAt' },
    rows: 'ofNobody',
    columns: nobody('challengeHash', 'use', 'expiresAt'),
  },
  pendingSignIns: {
    purpose: 'security',
    keptFor: { afterMs: 0, since: 'expiresAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.pendingSignIns.accountId),
    columns: {
      ...nobody('id', 'accountId', 'credentialEpoch', 'failures'),
      ...secret('tokenHash'),
      ...given('methods', 'expiresAt'),
    },
  },
};
