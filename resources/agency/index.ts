import { lazyPage } from '#src/guest/kit/page.ts';

/** The person's own agency: one record. */
export const agency = {
  name: 'agency',
  edit: lazyPage(() => import('./AgencyRegistrationPage.tsx')),
  /** Asks for what an approved agency can't change by itself. */
  requestChange: lazyPage(() => import('./AgencyChangePage.tsx')),
};
