import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { readLanguage } from '#contract/languages.ts';
import { paths } from '#contract/paths.ts';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Profile } from '#contract/records.ts';
import { browserMemory, forgetSavedQueries } from '#providers/browserMemory.ts';
import { useHub } from '#providers/HubContext.ts';
import { tellOtherTabs } from '#providers/otherTabs.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { fetchPortal } from '../chunks.ts';

const { tabOwner, returnTo, returnToOwner } = browserMemory;

/** Makes it nobody's: the person has logged out. */
export function forgetTabOwner(): void {
  for (const kept of [tabOwner, returnTo, returnToOwner]) kept.forget();
  forgetSavedQueries();
}

/** Stores the page that was requested before signing in (decisions C4, C5). */
export function rememberReturnPath(path: string): void {
  returnTo.keep(path);
  returnToOwner.keep(tabOwner.read() ?? '');
}
/** Whether a page was requested that demands a sign-in. */
export const hasReturnPath = (): boolean => returnTo.read() !== null;

/** Returns the page after signing in: the requested one, else the console or the dashboard (decisions C5, I6). */
export function pathAfterSignIn(profile: Profile | null): string {
  const wanted = returnTo.read();
  const owner = returnToOwner.read();
  // The next person who signs in starts at the usual page.
  returnTo.forget();
  // What one person has searched for is not shown to another.
  const isOwn = !owner || owner === profile?.provider.accountId;
  if (profile?.account.mustEnrol) return paths.security;
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
