import type { AuthProvider } from 'ra-core';
import { createAuthProvider } from '#providers/authProvider.ts';
import type { Hub } from '#providers/hub.ts';
import { mayDo } from './needs.ts';

/** One gate for the whole console (decision C3); within it, what the person's roles allow (decision F11). */
export const consoleAuth = (session: Hub['session']): AuthProvider => ({
  ...createAuthProvider(session, () => 'staff'),
  canAccess: async ({ resource, action }) =>
    mayDo(session.profile()?.account.staffRoles ?? [], resource, action),
});
