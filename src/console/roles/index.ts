import icon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';

/** Who of the program's staff may do what. Roles are changed on the page of a person. */
export const roles = {
  name: 'roles',
  icon,
  list: lazyPage(() => import('./AccessList.tsx')),
};
