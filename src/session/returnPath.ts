import { paths } from '../../contract/paths.ts';
import { STAFF_AUTHORITY } from '../../contract/permissions.ts';
import type { Profile } from '../../contract/records.ts';

const KEY = 'hub.returnTo';

/** Keeps the page that somebody wanted before signing in (decisions C4, C5). */
export const rememberReturnPath = (path: string): void => sessionStorage.setItem(KEY, path);
/** Whether a page was wanted that had to wait for the sign-in. */
export const hasReturnPath = (): boolean => sessionStorage.getItem(KEY) !== null;
/** Whoever signs in next arrives where everybody does. */
export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);

/**
 * Where a person arrives after signing in: at the page wanted, else the console or the dashboard (decisions C5, I6).
 */
export function pathAfterSignIn(profile: Profile | null): string {
  const wanted = sessionStorage.getItem(KEY);
  forgetReturnPath();
  // A path of ours alone: `//host` would lead away.
  if (wanted && /^\/(?!\/)/.test(wanted)) return wanted;
  return profile?.account.authorities.includes(STAFF_AUTHORITY) ? paths.staff : paths.dashboard;
}
