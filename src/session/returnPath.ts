import { useNavigate } from 'react-router-dom';
import { readLanguage } from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';
import { STAFF_AUTHORITY } from '../../contract/permissions.ts';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { fetchPortal } from '../chunks.ts';

const KEY = 'hub.returnTo';

/** Stores the page that was requested before signing in (decisions C4, C5). */
export const rememberReturnPath = (path: string): void => sessionStorage.setItem(KEY, path);
/** Whether a page was requested that demands a sign-in. */
export const hasReturnPath = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Returns the page after signing in: the requested one, else the console or the dashboard (decisions C5, I6). */
export function pathAfterSignIn(profile: Profile | null): string {
  const wanted = sessionStorage.getItem(KEY);
  // The next person who signs in starts at the usual page.
  sessionStorage.removeItem(KEY);
  // Only paths of ours: `//host` would lead away.
  if (wanted && /^\/(?!\/)/.test(wanted)) return wanted;
  return profile?.account.authorities.includes(STAFF_AUTHORITY) ? paths.staff : paths.dashboard;
}

/**
 * Signs in with `signIn`, prefetches the portal meanwhile, and navigates to the requested page. Returns false, and stays,
 * if nobody is signed in afterwards. Throws what `signIn` throws.
 */
export function useSignInRedirect() {
  const navigate = useNavigate();
  const hub = useHub();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    void fetchPortal(hub);
    const profile = await signIn();
    if (!profile) return false;
    // So that the next page is in the person's language at once.
    const language = readLanguage(profile.language);
    if (language) await hub.switchLanguage(language).catch(() => undefined);
    tellOtherTabs('in');
    navigate(pathAfterSignIn(profile), { replace: true });
    return true;
  };
}
