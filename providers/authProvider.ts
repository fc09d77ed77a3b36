import type { AuthProvider } from 'ra-core';
import { type Gate, isOpen } from '#contract/gates.ts';
import { allPages, gateOfContent } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { ApiError } from './apiError.ts';
import type { Session } from './session.ts';

/** The gate of each resource (decision C3), except content, whose gate depends on the code. */
const gates: Readonly<Record<string, Gate>> = {
  invitations: 'invitations',
  reports: 'reporting',
  sessions: 'signedIn',
  agency: 'agencyForm',
  associate: 'associateForm',
};

function gateInPortal(resource: string, record?: { code?: unknown; id?: unknown }) {
  if (resource === 'content') return gateOfContent(String(record?.code ?? record?.id ?? ''));
  return Object.hasOwn(gates, resource) ? gates[resource] : undefined;
}

/**
 * Whether the page in the address bar is open to everybody signed in: a part of it may be refused, the page may not.
 */
const isOpenPage = () =>
  allPages.some(
    ({ path, gate }) =>
      path === window.location.pathname && ['signedIn', 'enrolment', 'beforeTerms'].includes(gate),
  );

/**
 * react-admin's view of the session. It answers from memory: canAccess runs before every page.
 * @param gateOf returns the gate of a resource; undefined: it is closed
 */
export const createAuthProvider = (
  session: Session,
  gateOf: (resource: string, record?: object) => Gate | undefined = gateInPortal,
): AuthProvider => ({
  login: ({ identity, password }) => session.signIn(identity, password),
  logout: async () => {
    if (session.profile()) await session.signOut();
    return false;
  },
  checkAuth: async () => {
    if (!session.profile()) throw { redirectTo: paths.home, message: false };
  },
  /**
   * 401: the session is gone. A page that may not be read leads to /403 (specification §6); what only a part of a page
   * asked for is that part's to show. A save that is refused is the form's, so that nothing typed is lost (decision
   * G6).
   */
  checkError: async (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.status === 401) {
      session.clear('expired');
      throw { redirectTo: paths.login, message: false };
    }
    if (error.status === 403 && error.reading) {
      // What may be done has changed: the gates and the navigation follow it.
      const refreshed = session.refresh({ background: true }).catch(() => undefined);
      if (isOpenPage()) {
        await refreshed;
        return;
      }
      session.refused(error.code);
      throw { redirectTo: paths.forbidden, logoutUser: false, message: false };
    }
  },
  getIdentity: async () => {
    const profile = session.profile();
    if (!profile) throw new Error('Nobody is signed in.');
    return { id: profile.provider.accountId, fullName: profile.displayName };
  },
  getPermissions: async () => session.profile()?.account.authorities ?? [],
  canAccess: async ({ resource, record }) => {
    const gate = gateOf(resource, record);
    return gate !== undefined && isOpen(gate, session.viewer());
  },
});
