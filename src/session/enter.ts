import { useNavigate } from 'react-router-dom';
import { readLanguage } from '../../contract/languages.ts';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { pathAfterSignIn } from './returnPath.ts';

/**
 * Lets `signIn` sign somebody in and leads to the page that was wanted. Returns false, and stays, where nobody is
 * signed in after all. Throws what `signIn` throws.
 */
export function useEnter() {
  const navigate = useNavigate();
  const { speak } = useHub();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    const profile = await signIn();
    if (!profile) return false;
    // The next page is in the person's language from its first word on.
    const language = readLanguage(profile.language);
    if (language) await speak(language).catch(() => undefined);
    tellOtherTabs('in');
    navigate(pathAfterSignIn(profile), { replace: true });
    return true;
  };
}
