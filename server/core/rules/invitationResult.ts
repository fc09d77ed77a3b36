import { limits } from '../../../contract/limits.ts';
import { englishText, type Message } from '../../../contract/messages.ts';
import type { InvitationResult } from '../../../contract/records.ts';
import { toMessageCode } from './errorEnvelope.ts';

/** Why somebody who asked for it is not invited. No more is told, to whomever. */
export const askedNot = { key: 'invitation.askedNot' } as const satisfies Message;

/** Returns the properties of a row whose email failed; none if it did not. */
export const invitationFailure = (failure: Message | null | undefined) =>
  failure ? { reason: englishText(failure), failure: toMessageCode(failure) } : {};

export const pauseEnd = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + limits.invitationResendPauseMs);

/** Whether it is not mailed again yet. */
export const isPaused = (requestedAt: Date, now: Date): boolean => pauseEnd(requestedAt) > now;

/**
 * Returns the response of a bulk invitation, with one result for each address.
 * @param paused the successful addresses that were emailed a moment ago and not again, with the end of their pause
 */
export const toInvitationResult = (
  successful: string[],
  failed: readonly { email: string; failure: Message }[],
  paused: readonly { email: string; until: Date }[],
): InvitationResult => ({
  successful,
  ...(paused.length > 0 && {
    notBefore: Object.fromEntries(paused.map(({ email, until }) => [email, until.toISOString()])),
  }),
  failed: failed.map(({ email, failure }) => ({ email, reason: englishText(failure) })),
  ...(failed.length > 0 && {
    failures: Object.fromEntries(
      failed.map(({ email, failure }) => [email, toMessageCode(failure)]),
    ),
  }),
});
