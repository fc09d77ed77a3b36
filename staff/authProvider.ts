import { isOpen } from '../contract/gates.ts';
import { authProvider as portal } from '../providers/authProvider.ts';
import { session } from '../providers/session.ts';

/** The portal's, with one gate for all of the console (decision C3). */
export const authProvider: typeof portal = {
  ...portal,
  canAccess: async () => isOpen('staff', session.viewer()),
};
