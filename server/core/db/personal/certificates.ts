import * as tables from '../tables/certificates.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { cleared, nobody, somebodyElse, stays } from './words.ts';

/** What was issued stays, so that a copy of it is still told from a forgery; not to whom. */
export const certificates: RulesOf<typeof tables> = {
  certificates: {
    purpose: 'certificates',
    keptFor: { until: 'program' },
    rows: 'stay',
    rowsOf: by.account(tables.certificates.accountId),
    columns: {
      ...nobody('id', 'number', 'agencyId', 'agencyName', 'statusIndex'),
      ...cleared('accountId', 'name'),
      ...stays('code', 'kind', 'since', 'validUntil', 'issuedAt', 'endedAt', 'ended'),
    },
  },
  statusSecret: {
    purpose: 'certificates',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('only', 'secret'),
  },
  frontDesks: {
    purpose: 'certificates',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: {
      ...nobody('id', 'hotel', 'tokenHash', 'madeAt', 'withdrawnAt'),
      ...somebodyElse('madeBy'),
    },
  },
};
