import { limits } from '#contract/limits.ts';
import type { Report } from '#contract/records.ts';
import type { ListDefinition } from '#src/portal/list/listAddress.ts';

/**
 * A past report. `withoutFile`: the back end names no id by which it could be downloaded (specification §3 has none).
 */
export type PastReport = Report & { withoutFile?: true };

/** The list of the agency's reports: 10 a page, newest first (specification §7, §9). */
export const reportList = {
  resource: 'reports',
  path: 'reportingPage',
  perPage: limits.reportsPageSize,
  sort: { field: 'timestamp', order: 'DESC' },
} satisfies ListDefinition;
