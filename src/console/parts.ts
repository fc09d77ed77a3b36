import AgenciesIcon from '@mui/icons-material/ApartmentOutlined';
import ContentIcon from '@mui/icons-material/ArticleOutlined';
import ReportsIcon from '@mui/icons-material/AssessmentOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import OverviewIcon from '@mui/icons-material/InsightsOutlined';
import MailsIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { type ComponentType, lazy, memo } from 'react';
import { loadChunk } from '#providers/loadChunk.ts';
import OverviewPage from './overview/OverviewPage.tsx';

interface StaffPart {
  /** The resource's name, which is its path below /staff and the key of its name in the menu (`staff.parts`). */
  name: 'review' | 'agencies' | 'people' | 'reports' | 'content' | 'mails' | 'audit' | 'overview';
  icon: ComponentType;
  /** At /staff/{name}. */
  list: ComponentType;
  /** At /staff/{name}/{id}. */
  edit?: ComponentType;
  /** At /staff/{name}/create. */
  create?: ComponentType;
  /** Other pages below /staff/{name}, by path. */
  more?: Readonly<Record<string, ComponentType>>;
}

/** A memo, since react-admin renders its routes several times when it starts. */
const page = (load: () => Promise<{ default: ComponentType }>) =>
  memo(lazy(() => loadChunk(load())));

/** The parts of the console, in the order of the menu. The first is the page at /staff. */
export const parts: readonly StaffPart[] = [
  // Part of the console's own chunk: it is the first page, and most of it is what every list needs.
  { name: 'overview', icon: OverviewIcon, list: memo(OverviewPage) },
  {
    name: 'review',
    icon: ReviewIcon,
    list: page(() => import('./review/ReviewQueue.tsx')),
    edit: page(() => import('./review/ReviewPage.tsx')),
  },
  {
    name: 'agencies',
    icon: AgenciesIcon,
    list: page(() => import('./agencies/AgencyList.tsx')),
    edit: page(() => import('./agencies/AgencyPage.tsx')),
  },
  {
    name: 'people',
    icon: PeopleIcon,
    list: page(() => import('./people/PeopleList.tsx')),
    edit: page(() => import('./people/PersonPage.tsx')),
    more: { ':id/dashboard': page(() => import('./people/DashboardOfPage.tsx')) },
  },
  {
    name: 'content',
    icon: ContentIcon,
    list: page(() => import('./content/ContentList.tsx')),
    edit: page(() => import('./content/ContentEdit.tsx')),
    create: page(() => import('./content/ContentCreate.tsx')),
  },
  {
    name: 'reports',
    icon: ReportsIcon,
    list: page(() => import('./reports/ReportsPage.tsx')),
    edit: page(() => import('./reports/StaffReportPage.tsx')),
  },
  {
    name: 'mails',
    icon: MailsIcon,
    list: page(() => import('./mails/MailList.tsx')),
    edit: page(() => import('./mails/MailPage.tsx')),
    more: { texts: page(() => import('./mails/TextsPage.tsx')) },
  },
  { name: 'audit', icon: AuditIcon, list: page(() => import('./audit/AuditList.tsx')) },
];
