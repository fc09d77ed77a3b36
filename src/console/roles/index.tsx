import icon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Route } from 'react-router-dom';
import { lazyPage } from '#src/guest/kit/page.ts';
import { gated } from '../access/Gated.tsx';

const SignOnPage = lazyPage(() => import('./SignOnPage.tsx'));

const SignOn = gated(SignOnPage, 'readRoles');

/** Who of the program's staff may do what. Roles are changed on the page of a person. */
export const roles = {
  name: 'roles',
  icon,
  list: lazyPage(() => import('./AccessList.tsx')),
  children: <Route path="sign-on" element={<SignOn />} />,
};
