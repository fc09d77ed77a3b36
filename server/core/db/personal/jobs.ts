import type * as tables from '../tables/jobs.ts';
import type { RulesOf } from './rules.ts';
import { nobody } from './words.ts';

export const jobs: RulesOf<typeof tables> = {
  jobs: {
    purpose: 'operation',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('name', 'startedAt', 'failedAt', 'reason'),
  },
};
