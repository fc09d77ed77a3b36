import { type Query, useIsMutating } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useRef } from 'react';
import { type InvitationRow, isWaiting } from './invitationModel.ts';
import { invitations } from './resource.ts';

const FIRST_PAUSE = 1_500;
const LONGEST_PAUSE = 30_000;
const SETTLED_PAUSE = 10_000;

/** Milliseconds before the next look: growing while mails are on their way, every ten seconds when all are. */
export const pauseBefore = (attempt: number, waiting: boolean): number =>
  waiting ? Math.min(FIRST_PAUSE * 1.6 ** attempt, LONGEST_PAUSE) : SETTLED_PAUSE;

/**
 * How the list of invitations follows their status without a reload (D11): it looks again with growing pauses as long
 * as a row waits for its mail, and from the start again when one of them has settled. A hidden page doesn't look, and
 * looks at once when it is seen again; nor does one whose rows are just being changed.
 */
export function useInvitationPolling() {
  const changing = useIsMutating({ mutationKey: [invitations.name] }) > 0;
  const since = useRef({ waiting: '', looks: 0 });
  const refetchInterval = ({ state }: Query<GetListResult<InvitationRow>>) => {
    if (changing || !state.data) return false;
    const looks = state.dataUpdateCount + state.errorUpdateCount;
    const waiting = state.data.data.filter(isWaiting).map(({ email }) => email);
    if (since.current.waiting !== waiting.join())
      since.current = { waiting: waiting.join(), looks };
    return pauseBefore(looks - since.current.looks, waiting.length > 0);
  };
  return { refetchInterval, refetchOnWindowFocus: true } as const;
}
