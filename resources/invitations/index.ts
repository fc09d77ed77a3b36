import { lazyPage } from '#src/guest/kit/page.ts';

/** Whom the agency has invited: its associates. A row's id is its address. */
export const invitations = {
  name: 'invitations',
  list: lazyPage(() => import('./ManageAssociatesPage.tsx')),
  recordRepresentation: 'email',
};
