import icon from '@mui/icons-material/ArticleOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';

/** What the program publishes. */
export const content = {
  name: 'content',
  icon,
  list: lazyPage(() => import('./ContentList.tsx')),
  edit: lazyPage(() => import('./ContentEdit.tsx')),
  create: lazyPage(() => import('./ContentCreate.tsx')),
};
