import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../components/late.tsx';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { onOtherTab } from '../../providers/otherTabs.ts';
import { hasReturnPath, pathAfterSignIn } from './returnPath.ts';
import { useProfile } from './useProfile.ts';

// Without it a session that ran out leads to the sign-in page (decision C5).
const SessionExpiry = late<{ profile: Profile }>(() => import('./SessionExpiry.tsx'));

/** The session's watch for whom it concerns: a guest fetches none of it. */
export function SessionMonitor() {
  const profile = useProfile();
  return profile ? <SessionExpiry profile={profile} /> : <GuestMonitor />;
}

/** Where a page waits for the sign-in, one in another tab will do. */
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
