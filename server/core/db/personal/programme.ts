import type * as tables from '../tables/programme.ts';
import type { RulesOf } from './rules.ts';
import { nobody, plainJson } from './words.ts';

const ofNobody = { purpose: 'reports', keptFor: { until: 'program' }, rows: 'ofNobody' } as const;

export const programme: RulesOf<typeof tables> = {
  programmeQuarters: { ...ofNobody, columns: nobody('quarter', 'reports') },
  programmeSums: {
    ...ofNobody,
    columns: nobody('quarter', 'kind', 'key', 'name', 'events', 'roomNights', 'hotelRevenue'),
  },
  programmePictures: {
    ...ofNobody,
    columns: { ...nobody('quarters'), ...plainJson('picture', '*') },
  },
};
