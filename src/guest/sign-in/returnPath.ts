import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { readLanguage } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { tellOtherTabs } from '#providers/otherTabs.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { fetchPortal } from '../chunks.ts';

const KEY = 'hub.returnTo';
/** Whose tab it is: of the person who is signed in, or whose session has expired. */
const OWNER = 'hub.tabOwner';
/** Whose tab it was when the page was requested. */
const KEY_OWNER = `${KEY}.owner`;

/** Notes whose tab it is. */
export const keepTabOwner = (accountId: string): void => sessionStorage.setItem(OWNER, accountId);
/** Where react-admin keeps the queries that staff have saved by name, with what they have searched for. */
const SAVED_QUERIES = /^RaStore.*\.savedQueries$/;

/** Makes it nobody's: the person has logged out. */
export function forgetTabOwner(): void {
  for (const key of [OWNER, KEY, KEY_OWNER]) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage)) {
    if (SAVED_QUERIES.test(key)) localStorage.removeItem(key);
  }
}

/** Stores the page that was requested before signing in (decisions C4, C5). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
  sessionStorage.setItem(KEY_OWNER, sessionStorage.getItem(OWNER) ?? '');
}
/** Whether a page was requested that demands a sign-in. */
export const hasReturnPath = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Returns the page after signing in: the requested one, else the console or the dashboard (decisions C5, I6). */
export function pathAfterSignIn(profile: Profile | null): string {
  const wanted = sessionStorage.getItem(KEY);
  const owner = sessionStorage.getItem(KEY_OWNER);
  // The next person who signs in starts at the usual page.
  sessionStorage.removeItem(KEY);
  // What one person has searched for is not shown to another.
  const isOwn = !owner || owner === profile?.provider.accountId;
  // Only paths of ours: `//host` would lead away.
  if (wanted && isOwn && /^\/(?!\/)/.test(wanted)) return wanted;
  return profile?.account.authorities.includes(STAFF_AUTHORITY) ? paths.staff : paths.dashboard;
}

/**
 * Returns what opens a page for a person who is new in this document. Staff leave one that may load analytics: its policy
 * holds until another is loaded, and its scripts could read the console.
 */
export function useEntrance() {
  const navigate = useNavigate();
  const { settings } = useHub();
  return useCallback(
    (path: string, profile: Profile) => {
      const leaves = settings.analyticsKey !== '' && viewerOfProfile(profile).staff;
      if (leaves) window.location.replace(path);
      else navigate(path, { replace: true });
    },
    [navigate, settings],
  );
}

/**
 * Signs in with `signIn`, prefetches the portal meanwhile, and navigates to the requested page. Returns false, and stays,
 * if nobody is signed in afterwards. Throws what `signIn` throws.
 */
export function useSignInRedirect() {
  const openPage = useEntrance();
  const hub = useHub();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    void fetchPortal(hub);
    const profile = await signIn();
    if (!profile) return false;
    // So that the next page is in the person's language at once.
    const language = readLanguage(profile.language);
    if (language) await hub.switchLanguage(language).catch(() => undefined);
    tellOtherTabs('in');
    openPage(pathAfterSignIn(profile), profile);
    return true;
  };
}
