import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { signedOutPath } from '#contract/paths.ts';
import type { Profile } from '#contract/records.ts';
import { browserMemory } from '#providers/browserMemory.ts';
import { useHub } from '#providers/HubContext.ts';
import { onOtherTab } from '#providers/otherTabs.ts';
import { useProfile } from '#providers/useProfile.ts';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import {
  forgetTabOwner,
  hasReturnPath,
  pathAfterSignIn,
  useEntrance,
} from '#src/guest/sign-in/returnPath.ts';

// Without it a person with an expired session is sent to the sign-in page (decision C5).
const SessionExpiry = lazyOptional<{ profile: Profile }>(() => import('./SessionExpiry.tsx'));

/** The session monitor of signed-in people: guests don't load it. */
export function SessionMonitor() {
  const profile = useProfile();
  useTabOwner(profile);
  return profile ? <SessionExpiry profile={profile} /> : <GuestMonitor />;
}

/**
 * Notes whose tab it is. Who takes an open page over, by signing in in another tab, gets it without what its person has
 * searched for.
 */
function useTabOwner(profile: Profile | null) {
  const { session } = useHub();
  const openPage = useEntrance();
  const { pathname, search } = useLocation();
  const owner = profile?.provider.accountId;
  const isSignedOut = session.ending() === 'signedOut' || pathname + search === signedOutPath;
  const before = useRef(owner);
  useEffect(() => {
    if (profile && before.current && before.current !== owner) openPage(pathname, profile);
    before.current = owner;
    if (owner) browserMemory.tabOwner.keep(owner);
    else if (isSignedOut) forgetTabOwner();
  }, [isSignedOut, openPage, owner, pathname, profile]);
}

/** While a page waits for a sign-in, one in another tab counts too. */
function GuestMonitor() {
  const { session } = useHub();
  const openPage = useEntrance();
  useEffect(
    () =>
      onOtherTab(async (what) => {
        if (what === 'out' || !hasReturnPath()) return;
        const profile = await session.refresh({ background: true }).catch(() => null);
        if (profile) openPage(pathAfterSignIn(profile), profile);
      }),
    [openPage, session],
  );
  return null;
}
