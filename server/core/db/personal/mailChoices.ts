import type * as tables from '../tables/mailChoices.ts';
import type { RulesOf } from './rules.ts';
import { nobody } from './words.ts';

export const mailChoices: RulesOf<typeof tables> = {
  // By the keyed hash nobody finds whose row it is without the address, and the wish outlives the person's other data.
  refusedAddresses: {
    purpose: 'invitations',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('id', 'addressHash', 'refusedAt'),
  },
  keptSecrets: {
    purpose: 'operation',
    keptFor: { until: 'program' },
    rows: 'ofNobody',
    columns: nobody('name', 'sealed'),
  },
};
