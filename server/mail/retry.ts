import { DAY, HOUR, SECOND } from '../../contract/dates.ts';
import type { Message } from '../../contract/messages.ts';
import { answerOf, MailRefused, NoAddress, problemOf } from './transport.ts';

/** The longest pause between two tries in milliseconds. */
export const LONGEST_PAUSE = 2 * HOUR;
/** After this time an undelivered email fails (decision I20). */
const GIVE_UP_AFTER = DAY;

/** What happens to an email that was not sent. `reason` is for staff. */
export type Verdict =
  | { status: 'QUEUED'; nextTryAt: Date; reason: string }
  /** `failure` is the message for the point of contact: the mail server's answer, without technical details of ours. */
  | { status: 'FAILED'; reason: string; failure: Message };

/** Returns the pause in milliseconds after the n-th try (from 1): 15 seconds, doubled each time, at most two hours. */
export const retryPauseMs = (tries: number): number =>
  Math.min(LONGEST_PAUSE, 15 * SECOND * 2 ** (tries - 1));

/**
 * Returns what happens after a failed try: a permanent refusal is FAILED at once; any other error is retried with
 * growing pauses for a day after the email was stored, then FAILED (decision I20).
 */
export function verdictOn(
  error: unknown,
  { tries, createdAt, now }: { tries: number; createdAt: Date; now: Date },
): Verdict {
  const reason = problemOf(error);
  const answer = answerOf(error) ?? '';
  if (error instanceof MailRefused) {
    const failure: Message =
      error instanceof NoAddress
        ? { key: 'validation.email' }
        : { key: 'invitation.refused', params: { answer } };
    return { status: 'FAILED', reason, failure };
  }
  const end = createdAt.getTime() + GIVE_UP_AFTER;
  if (now.getTime() >= end) {
    const failure: Message = answer
      ? { key: 'invitation.undelivered', params: { answer } }
      : { key: 'invitation.silent' };
    return { status: 'FAILED', reason, failure };
  }
  // The last try is at the end of the day.
  const nextTryAt = new Date(Math.min(now.getTime() + retryPauseMs(tries), end));
  return { status: 'QUEUED', nextTryAt, reason };
}
