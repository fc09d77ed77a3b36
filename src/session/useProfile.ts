import { useSyncExternalStore } from 'react';
import type { Viewer } from '../../contract/gates.ts';
import type { Profile } from '../../contract/records.ts';
import { useHub } from '../../providers/HubContext.ts';
import { viewerOf } from '../../providers/session.ts';

/** The signed-in person, or null for a guest. */
export function useProfile(): Profile | null {
  const { subscribe, profile } = useHub().session;
  return useSyncExternalStore(subscribe, profile, profile);
}

/** Why it is unknown whether anybody is signed in; undefined if it is known. */
export function useLookUpError(): Error | undefined {
  const { subscribe, lookUpError } = useHub().session;
  return useSyncExternalStore(subscribe, lookUpError, lookUpError);
}

/** What gates check. */
export const useViewer = (): Viewer => viewerOf(useProfile());
