import icon from '@mui/icons-material/PeopleAltOutlined';
import { Route } from 'react-router-dom';
import { lazyPage } from '#src/guest/kit/page.ts';
import { gated } from '../access/Gated.tsx';
import { nameOrAddress } from '../fields/nameOrAddress.ts';

const DashboardOfPage = lazyPage(() => import('./DashboardOfPage.tsx'));

const Dashboard = gated(DashboardOfPage, 'readPeople');

/** Everybody with an account. */
export const people = {
  name: 'people',
  icon,
  list: lazyPage(() => import('./PeopleList.tsx')),
  edit: lazyPage(() => import('./PersonPage.tsx')),
  recordRepresentation: nameOrAddress,
  children: <Route path=":id/dashboard" element={<Dashboard />} />,
};
