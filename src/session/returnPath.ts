import { paths } from '../../contract/paths.ts';
import { STAFF_AUTHORITY } from '../../contract/permissions.ts';
import type { Profile } from '../../contract/records.ts';

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
