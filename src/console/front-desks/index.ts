import icon from '@mui/icons-material/RoomServiceOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';

/** Hotels whose front desk sees what an accreditation gives there. */
export const frontDesks = {
  name: 'front-desks',
  icon,
  list: lazyPage(() => import('./FrontDeskList.tsx')),
};
