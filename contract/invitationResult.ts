import { toMessageCode } from './errors.ts';
import { englishText, type Message } from './messages.ts';
import type { InvitationResult } from './records.ts';

/** Why an address that is none can't be invited. */
export const brokenAddress: Message = { key: 'validation.email' };

/** What a row tells of a mail that failed; nothing where none did. */
export const invitationFailure = (failure: Message | null | undefined) =>
  failure ? { reason: englishText(failure), failure: toMessageCode(failure) } : {};

/** One result for each address of a list that was sent. */
export const invitationResult = (
  successful: string[],
  failed: readonly { email: string; failure: Message }[],
): InvitationResult => ({
  successful,
  failed: failed.map(({ email, failure }) => ({ email, reason: englishText(failure) })),
  ...(failed.length > 0 && {
    failures: Object.fromEntries(
      failed.map(({ email, failure }) => [email, toMessageCode(failure)]),
    ),
  }),
});
