import { limits } from '../../contract/limits.ts';
import type { ListDefinition } from '../../src/components/portal/listAddress.ts';

/** Reports as react-admin knows them. */
export const reports = { name: 'reports', recordRepresentation: 'filename' };

/** The list of the agency's reports: 10 a page, newest first (specification §7, §9). */
export const reportList = {
  resource: reports.name,
  path: 'reportingPage',
  perPage: limits.reportsPageSize,
  sort: { field: 'timestamp', order: 'DESC' },
} satisfies ListDefinition;
