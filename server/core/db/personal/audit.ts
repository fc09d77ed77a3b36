import { sql } from 'drizzle-orm';
import { DAY } from '../../../../contract/dates.ts';
import * as tables from '../tables/audit.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, nobody, plainJson, secret } from './words.ts';

export const audit: RulesOf<typeof tables> = {
  auditChain: {
    purpose: 'audit',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('place', 'entryId', 'hash'),
  },
  auditAnchors: {
    purpose: 'audit',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('place', 'hash', 'entries', 'prunedAt'),
  },
  auditCheckpoints: {
    purpose: 'audit',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: {
      ...nobody('place', 'hash', 'last', 'lastHash', 'entries', 'convertedAt', 'signature'),
      ...plainJson('problem', 'place', 'entry', 'problem'),
    },
  },
  failedSignIns: {
    purpose: 'security',
    keptFor: { afterMs: 30 * DAY, since: 'hour', where: sql`recorded = failures` },
    rows: 'deleted',
    rowsOf: by.account(tables.failedSignIns.accountId),
    columns: {
      ...nobody('accountId', 'recorded'),
      ...secret('identity', 'network'),
      ...given('hour', 'failures'),
    },
  },
};
