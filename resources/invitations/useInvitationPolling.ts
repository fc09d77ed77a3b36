import { type Query, useIsMutating } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useRef } from 'react';
import { type InvitationRow, invitationList, isWaiting } from './invitationModel.ts';

const FIRST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 30_000;
const SETTLED_PAUSE_MS = 10_000;

/** Returns the milliseconds until the next refetch: growing while emails wait, ten seconds when all are sent. */
export const pollingIntervalMs = (attempt: number, isWaiting: boolean): number =>
  isWaiting ? Math.min(FIRST_PAUSE_MS * 1.6 ** attempt, LONGEST_PAUSE_MS) : SETTLED_PAUSE_MS;

/**
 * Keeps the list of invitations current without a reload: refetched with growing intervals while a row waits for its
 * email, starting anew when one of them has been sent. A hidden page does not refetch, and does so at once when it is
 * visible again; nor is a list refetched while its rows are being changed.
 */
export function useInvitationPolling() {
  const changing = useIsMutating({ mutationKey: [invitationList.resource] }) > 0;
  const waitingSince = useRef({ emails: '', reads: 0 });
  const refetchInterval = ({ state }: Query<GetListResult<InvitationRow>>) => {
    if (changing || !state.data) return false;
    const reads = state.dataUpdateCount + state.errorUpdateCount;
    const waiting = state.data.data.filter(isWaiting);
    const emails = waiting.map(({ email }) => email).join();
    if (waitingSince.current.emails !== emails) waitingSince.current = { emails, reads };
    return pollingIntervalMs(reads - waitingSince.current.reads, waiting.length > 0);
  };
  return { refetchInterval, refetchOnWindowFocus: true } as const;
}
