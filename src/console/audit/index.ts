import icon from '@mui/icons-material/FactCheckOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';

/** Who did what when. */
export const audit = {
  name: 'audit',
  icon,
  list: lazyPage(() => import('./AuditList.tsx')),
};
