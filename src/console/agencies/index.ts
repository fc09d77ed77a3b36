import icon from '@mui/icons-material/ApartmentOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';
import { nameOrAddress } from '../fields/nameOrAddress.ts';

/** Every agency of the program. */
export const agencies = {
  name: 'agencies',
  icon,
  list: lazyPage(() => import('./AgencyList.tsx')),
  edit: lazyPage(() => import('./AgencyPage.tsx')),
  recordRepresentation: nameOrAddress,
};
