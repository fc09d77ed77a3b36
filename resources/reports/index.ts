import { lazyPage } from '#src/guest/kit/page.ts';

/** The quarterly reports of the agency. */
export const reports = {
  name: 'reports',
  list: lazyPage(() => import('./ReportingPage.tsx')),
  show: lazyPage(() => import('./ReportPage.tsx')),
  recordRepresentation: 'filename',
};
