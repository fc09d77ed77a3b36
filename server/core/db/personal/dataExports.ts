import * as tables from '../tables/dataExports.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, nobody, somebodyElse } from './words.ts';

export const dataExports: RulesOf<typeof tables> = {
  dataExports: {
    purpose: 'account',
    keptFor: { afterMs: 0, since: 'expiresAt' },
    rows: 'deleted',
    rowsOf: by.account(tables.dataExports.accountId),
    columns: {
      ...nobody('id', 'accountId', 'fileId'),
      ...given('reason', 'language', 'askedAt', 'expiresAt'),
      ...somebodyElse('askedBy'),
    },
  },
};
