import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyOptional } from '../../components/lazyOptional.tsx';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { onOtherTab } from '../../providers/otherTabs.ts';
import { useProfile } from '../../providers/useProfile.ts';
import { hasReturnPath, pathAfterSignIn } from './returnPath.ts';

// Without it a person with an expired session is sent to the sign-in page (decision C5).
const SessionExpiry = lazyOptional<{ profile: Profile }>(() => import('./SessionExpiry.tsx'));

/** The session monitor of signed-in people: guests don't load it. */
export function SessionMonitor() {
  const profile = useProfile();
  return profile ? <SessionExpiry profile={profile} /> : <GuestMonitor />;
}

/** While a page waits for a sign-in, one in another tab counts too. */
function GuestMonitor() {
  const { session } = useHub();
  const navigate = useNavigate();
  useEffect(
    () =>
      onOtherTab(async (what) => {
        if (what === 'out' || !hasReturnPath()) return;
        const profile = await session.refresh({ background: true }).catch(() => null);
        if (profile) navigate(pathAfterSignIn(profile), { replace: true });
      }),
    [navigate, session],
  );
  return null;
}
