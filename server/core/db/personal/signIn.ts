import { DAY } from '../../../../contract/dates.ts';
import { limits } from '../../../../contract/limits.ts';
import * as tables from '../tables/signIn.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, nobody, secret } from './words.ts';

export const signIn: RulesOf<typeof tables> = {
  sessions: {
    purpose: 'security',
    keptFor: { afterMs: limits.sessionMaxMs, since: 'createdAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.sessions.accountId),
    columns: {
      ...nobody('id', 'accountId', 'credentialEpoch', 'renew', 'renewedAt', 'identityId'),
      ...given('createdAt', 'methods', 'provedAt', 'lastActivityAt', 'browser', 'system'),
      ...secret('tokenHash', 'previousHash', 'providerSession'),
    },
  },
  loginFailures: {
    purpose: 'security',
    keptFor: { afterMs: DAY, since: 'at' },
    rows: 'deleted',
    rowsOf: by.addressHash(tables.loginFailures.identity),
    columns: {
      ...secret('key', 'identity'),
      ...nobody('kind'),
      ...given('level', 'at', 'lockedUntil'),
    },
  },
  addressChanges: {
    purpose: 'account',
    keptFor: { afterMs: 30 * DAY, since: 'requestedAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.addressChanges.accountId),
    columns: {
      ...nobody('id', 'accountId', 'credentialEpoch'),
      ...given('from', 'to', 'requestedAt', 'confirmedAt', 'undoneAt'),
      ...secret('confirmHash', 'undoHash'),
    },
  },
  resetTokens: {
    purpose: 'security',
    keptFor: { afterMs: 30 * DAY, since: 'expiresAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.resetTokens.accountId),
    columns: {
      ...nobody('id', 'accountId'),
      ...secret('tokenHash'),
      ...given('createdAt', 'expiresAt', 'usedAt'),
    },
  },
  /** Mailboxes and networks are hashes in it, for two days. */
  rateCounters: {
    purpose: 'security',
    // No window is longer than a day, which may have 25 hours.
    keptFor: { afterMs: 2 * DAY, since: 'windowStart' },
    rows: 'ofNobody',
    columns: nobody('key', 'windowStart', 'hits'),
  },
};
