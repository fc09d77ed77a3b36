import icon from '@mui/icons-material/AssessmentOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';
import { nameOrAddress } from '../fields/nameOrAddress.ts';

/** The quarterly reports: a row is an agency in a quarter, a page is a report. */
export const reports = {
  name: 'reports',
  icon,
  list: lazyPage(() => import('./ReportsPage.tsx')),
  edit: lazyPage(() => import('./StaffReportPage.tsx')),
  recordRepresentation: nameOrAddress,
};
