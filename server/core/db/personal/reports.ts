import { sql } from 'drizzle-orm';
import * as tables from '../tables/reports.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { nobody, plainJson, replaced, secretCleared, stays } from './words.ts';

/** A report is the agency's, whoever uploaded it: it stays, under a name that nobody has given it. */
export const reports: RulesOf<typeof tables> = {
  reports: {
    purpose: 'reports',
    // Each takes its events with it.
    keptFor: { afterYears: 'reports', since: 'uploadedAt', batch: 5 },
    rows: 'stay',
    rowsOf: by.account(tables.reports.accountId),
    columns: {
      ...nobody('id', 'agencyId', 'accountId', 'fileId', 'scan', 'finding'),
      ...plainJson(
        'reading',
        'state',
        'sheet',
        'findings.*',
        'findingCount',
        'hints.*',
        'totals.*',
      ),
      ...replaced('filename', () => sql`concat(quarter, substring(filename from '\\.[^.]*$'))`),
      ...stays('mime', 'size', 'quarter', 'uploadedAt'),
      ...secretCleared('submission'),
    },
  },
  bookings: {
    purpose: 'reports',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    columns: {
      ...nobody('reportId', 'row', 'eventName', 'eventType', 'hotel', 'city', 'country'),
      ...nobody('arrivalDate', 'departureDate', 'roomsOnPeak', 'roomNights', 'hotelRevenue'),
      ...nobody('commission', 'status'),
    },
  },
  reportSums: {
    purpose: 'reports',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    columns: {
      ...nobody('agencyId', 'quarter', 'reportId', 'events', 'cancelled', 'roomNights'),
      ...nobody('hotelRevenue', 'commission', 'findingCount'),
    },
  },
};
