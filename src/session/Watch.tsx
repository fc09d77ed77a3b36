import type { Profile } from '../../contract/records.ts';
import { late } from '../layout/late.tsx';
import { useProfile } from './useProfile.ts';

// Without it a session that ran out leads to the sign-in page (C5).
const SessionWatch = late<{ profile: Profile }>(() => import('./SessionWatch.tsx'));

/** The session's watch for whom it concerns: a guest fetches none of it. */
export function Watch() {
  const profile = useProfile();
  return profile && <SessionWatch profile={profile} />;
}
