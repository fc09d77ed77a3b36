import icon from '@mui/icons-material/RateReviewOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';
import { nameOrAddress } from '../fields/nameOrAddress.ts';

/** The applications of agencies that wait for a decision. */
export const review = {
  name: 'review',
  icon,
  list: lazyPage(() => import('./ReviewQueue.tsx')),
  edit: lazyPage(() => import('./ReviewPage.tsx')),
  recordRepresentation: nameOrAddress,
};
