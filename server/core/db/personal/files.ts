import type * as tables from '../tables/files.ts';
import type { RulesOf } from './rules.ts';
import { nobody } from './words.ts';

/** Whose a file is stands with the row that refers to it; what no row refers to is removed. */
export const files: RulesOf<typeof tables> = {
  files: {
    purpose: 'reports',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    columns: nobody('id', 'store', 'sha256', 'unusedSince'),
  },
  fileContents: {
    purpose: 'reports',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    columns: nobody('id', 'content'),
  },
};
