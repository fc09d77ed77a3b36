import { lazy, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { contentPages } from '../../contract/contentCodes.ts';
import { paths } from '../../contract/paths.ts';
import { config } from '../../providers/config.ts';
import { inTime } from '../pages/page.ts';

const Dashboard = lazy(() => inTime(import('../pages/dashboard/DashboardPage.tsx')));
const Profile = lazy(() => inTime(import('../pages/account/ProfilePage.tsx')));
const Associates = lazy(() =>
  inTime(import('../../resources/invitations/ManageAssociatesPage.tsx')),
);
const Reporting = lazy(() => inTime(import('../../resources/reports/ReportingPage.tsx')));
const Agency = lazy(() => inTime(import('../../resources/agency/AgencyRegistrationPage.tsx')));
const Associate = lazy(() =>
  inTime(import('../../resources/associate/AssociateRegistrationPage.tsx')),
);
const Content = lazy(() => inTime(import('../../resources/content/ContentRoutePage.tsx')));

/** /content/{code}: any code of which nothing else is known is a single page. */
function ContentByCode() {
  const { code = '' } = useParams();
  const named = Object.values(contentPages(config.brand)).find((page) => page.code === code);
  return <Content key={code} code={code} layout={named?.layout ?? 'single'} />;
}

/** The pages behind sign-in (§2). */
export const portalRoutes: { path: string; element: ReactNode }[] = [
  { path: paths.dashboard, element: <Dashboard /> },
  { path: paths.profile, element: <Profile /> },
  { path: paths.associates, element: <Associates /> },
  { path: paths.associatesPage, element: <Associates /> },
  { path: paths.reporting, element: <Reporting /> },
  { path: paths.reportingPage, element: <Reporting /> },
  { path: paths.agencyRegistration, element: <Agency /> },
  { path: paths.associateRegistration, element: <Associate /> },
  ...Object.entries(contentPages(config.brand)).map(([path, { code, layout }]) => ({
    path,
    element: <Content key={code} code={code} layout={layout} />,
  })),
  { path: paths.content, element: <ContentByCode /> },
];
