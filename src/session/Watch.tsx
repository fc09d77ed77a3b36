import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../contract/records.ts';
import { onOtherTab } from '../../providers/authProvider.ts';
import { session } from '../../providers/session.ts';
import { late } from '../layout/late.tsx';
import { arrivalOf, isWaiting } from './arrival.ts';
import { useProfile } from './useProfile.ts';

// Without it a session that ran out leads to the sign-in page (C5).
const SessionWatch = late<{ profile: Profile }>(() => import('./SessionWatch.tsx'));

/** The session's watch for whom it concerns: a guest fetches none of it. */
export function Watch() {
  const profile = useProfile();
  return profile ? <SessionWatch profile={profile} /> : <GuestWatch />;
}

/** Where a page waits for the sign-in, one in another tab will do. */
function GuestWatch() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onOtherTab(async (what) => {
        if (what === 'out' || !isWaiting()) return;
        const profile = await session.refresh({ background: true }).catch(() => null);
        if (profile) navigate(arrivalOf(profile), { replace: true });
      }),
    [navigate],
  );
  return null;
}
