import { useNavigate } from 'react-router-dom';
import { readLanguage } from '../../contract/languages.ts';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { fetchPortal } from '../chunks.ts';
import { pathAfterSignIn } from './returnPath.ts';

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
