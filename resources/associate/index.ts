import { lazyPage } from '#src/guest/kit/page.ts';

/** The person's own registration as an associate: one record. */
export const associate = {
  name: 'associate',
  edit: lazyPage(() => import('./AssociateRegistrationPage.tsx')),
};
