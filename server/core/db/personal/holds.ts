import { sql } from 'drizzle-orm';
import * as tables from '../tables/holds.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { nobody, secret, somebodyElse } from './words.ts';

export const holds: RulesOf<typeof tables> = {
  holds: {
    purpose: 'audit',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: (person) => sql`kind = 'person' and ${by.account(tables.holds.subjectId)(person)}`,
    columns: {
      ...nobody('kind', 'subjectId'),
      // Told by the program office, not by a file: it may name others of a dispute.
      ...secret('reason', 'setAt'),
      ...somebodyElse('setBy'),
    },
  },
};
