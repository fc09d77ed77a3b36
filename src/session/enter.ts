import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../contract/records.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { pathAfterSignIn } from './returnPath.ts';

/**
 * Lets `signIn` sign somebody in and leads to the page that was wanted. Returns false, and stays, where nobody is
 * signed in after all. Throws what `signIn` throws.
 */
export function useEnter() {
  const navigate = useNavigate();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    const profile = await signIn();
    if (!profile) return false;
    tellOtherTabs('in');
    navigate(pathAfterSignIn(profile), { replace: true });
    return true;
  };
}
