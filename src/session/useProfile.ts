import { useSyncExternalStore } from 'react';
import type { Viewer } from '../../contract/gates.ts';
import type { Profile } from '../../contract/records.ts';
import { session, viewerOf } from '../../providers/session.ts';

/** The signed-in person, or null for a guest. */
export const useProfile = (): Profile | null =>
  useSyncExternalStore(session.subscribe, session.profile, session.profile);

/** Why it is not known whether anybody is signed in; undefined where it is known. */
export const useLookUpError = (): Error | undefined =>
  useSyncExternalStore(session.subscribe, session.lookUpError, session.lookUpError);

/** What the gates look at. */
export const useViewer = (): Viewer => viewerOf(useProfile());
