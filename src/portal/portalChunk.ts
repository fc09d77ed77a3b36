import { page } from '../pages/page.ts';

/** Everything behind sign-in, on react-admin: one chunk for all of it, and one for each page in it. */
export const Portal = page(() => import('./Portal.tsx'));
