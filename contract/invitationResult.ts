import { toMessageCode } from './errors.ts';
import { limits } from './limits.ts';
import { englishText, type Message } from './messages.ts';
import type { InvitationResult } from './records.ts';

/** Why an address that is none can't be invited. */
export const brokenAddress: Message = { key: 'validation.email' };

/** What a row tells of a mail that failed; nothing where none did. */
export const invitationFailure = (failure: Message | null | undefined) =>
  failure ? { reason: englishText(failure), failure: toMessageCode(failure) } : {};

/** Until when an address that was mailed at `requestedAt` is not mailed again. */
export const pauseEnd = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + limits.invitationResendPauseMs);

/**
 * One result for each address of a list that was sent.
 * @param paused the successful ones that were mailed a moment ago and not now, with the end of their pause
 */
export const invitationResult = (
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
