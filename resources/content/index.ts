import { lazyPage } from '#src/guest/kit/page.ts';

/** What the program publishes, by content code. */
export const content = {
  name: 'content',
  show: lazyPage(() => import('./ContentAtPath.tsx')),
};
