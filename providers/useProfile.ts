import { useSyncExternalStore } from 'react';
import type { Viewer } from '#contract/gates.ts';
import type { Profile } from '#contract/records.ts';
import { useHub } from './HubContext.ts';
import { viewerOfProfile } from './session.ts';

/*
 * What the server has rendered is hydrated in pieces. Who signs in meanwhile is shown once a piece is: each begins with
 * what the server knew.
 */

/** The signed-in person, or null for a guest. */
export function useProfile(): Profile | null {
  const { subscribe, profile, firstProfile } = useHub().session;
  return useSyncExternalStore(subscribe, profile, firstProfile);
}

/** Why it is unknown whether anybody is signed in; undefined if it is known. */
export function useLookUpError(): Error | undefined {
  const { subscribe, lookUpError, firstLookUpError } = useHub().session;
  return useSyncExternalStore(subscribe, lookUpError, firstLookUpError);
}

/** What gates check. */
export const useViewer = (): Viewer => viewerOfProfile(useProfile());
