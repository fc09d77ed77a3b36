import type { AuthProvider } from 'ra-core';
import { isOpen } from '../contract/gates.ts';
import { createAuthProvider as createPortalAuthProvider } from '../providers/authProvider.ts';
import type { Session } from '../providers/session.ts';

/** The portal's auth provider, with one gate for the whole console (decision C3). */
export const createAuthProvider = (session: Session): AuthProvider => ({
  ...createPortalAuthProvider(session),
  canAccess: async () => isOpen('staff', session.viewer()),
});
