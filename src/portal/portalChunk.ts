import { loadWords } from '../../providers/i18n/i18nProvider.ts';
import { page } from '../pages/page.ts';

/** Everything behind sign-in, on react-admin: one chunk for all of it, one for each page in it, one for its words. */
export const Portal = page(async () => {
  const [portal] = await Promise.all([import('./Portal.tsx'), loadWords()]);
  return portal;
});

/** The pages in it. They are named here, not in its chunk, so that a page is fetched beside that and not after it. */
export const portalPages = {
  dashboard: page(() => import('../pages/dashboard/DashboardPage.tsx')),
  profile: page(() => import('../pages/account/ProfilePage.tsx')),
  associates: page(() => import('../../resources/invitations/ManageAssociatesPage.tsx')),
  reporting: page(() => import('../../resources/reports/ReportingPage.tsx')),
  agency: page(() => import('../../resources/agency/AgencyRegistrationPage.tsx')),
  associate: page(() => import('../../resources/associate/AssociateRegistrationPage.tsx')),
  content: page(() => import('../../resources/content/ContentRoutePage.tsx')),
};
