import { useNavigate } from 'react-router-dom';
import { readLanguage } from '../../contract/languages.ts';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { pathAfterSignIn } from './returnPath.ts';

/**
 * Signs in with `signIn` and navigates to the requested page. Returns false, and stays, if nobody is signed in
 * afterwards. Throws what `signIn` throws.
 */
export function useSignInRedirect() {
  const navigate = useNavigate();
  const { switchLanguage } = useHub();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    const profile = await signIn();
    if (!profile) return false;
    // So that the next page is in the person's language at once.
    const language = readLanguage(profile.language);
    if (language) await switchLanguage(language).catch(() => undefined);
    tellOtherTabs('in');
    navigate(pathAfterSignIn(profile), { replace: true });
    return true;
  };
}
