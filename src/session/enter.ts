import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../contract/records.ts';
import { tellOtherTabs } from '../../providers/authProvider.ts';
import { arrivalOf } from './arrival.ts';

let entering = false;

/** Whether somebody is signing in at this moment: the page for guests stays until the next one is there. */
export const isEntering = (): boolean => entering;
/** The next page is there. */
export const entered = (): void => {
  entering = false;
};

/**
 * Lets `signIn` sign somebody in and leads to the page that was wanted. Answers false, and stays, where nobody is
 * signed in after all. Throws what `signIn` throws.
 */
export function useEnter() {
  const navigate = useNavigate();
  return async (signIn: () => Promise<Profile | null>): Promise<boolean> => {
    entering = true;
    let profile: Profile | null = null;
    try {
      profile = await signIn();
    } finally {
      entering = profile !== null;
    }
    if (!profile) return false;
    tellOtherTabs('in');
    navigate(arrivalOf(profile), { replace: true });
    return true;
  };
}
