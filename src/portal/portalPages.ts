import type { PathName } from '../../contract/paths.ts';
import { type PageChunk, page } from '../pages/page.ts';

const associates = page(() => import('../../resources/invitations/ManageAssociatesPage.tsx'));
const reporting = page(() => import('../../resources/reports/ReportingPage.tsx'));
const content = page(() => import('./ContentAtPath.tsx'));

/**
 * The pages behind sign-in (§2), by the name of their path. They are named outside of its chunk, so that a
 * page is fetched beside it and not after it.
 */
export const portalPages: Partial<Record<PathName, PageChunk>> = {
  dashboard: page(() => import('../pages/dashboard/DashboardPage.tsx')),
  profile: page(() => import('../pages/account/ProfilePage.tsx')),
  associates,
  associatesPage: associates,
  reporting,
  reportingPage: reporting,
  agencyRegistration: page(() => import('../../resources/agency/AgencyRegistrationPage.tsx')),
  associateRegistration: page(
    () => import('../../resources/associate/AssociateRegistrationPage.tsx'),
  ),
  news: content,
  industryNews: content,
  education: content,
  benefits: content,
  promotions: content,
  resources: content,
  rateOffers: content,
  commissions: content,
  content,
};
