import type { Message } from '../../contract/messages.ts';
import { answerOf, MailRefused, problemOf } from './transport.ts';

const SECOND = 1000;
const LONGEST_PAUSE = 2 * 3600 * SECOND;
/** A mail that nobody takes for so long is given up (decision I20). */
const PATIENCE = 24 * 3600 * SECOND;

/** What becomes of a mail that was not taken. `reason` is for the programme's staff. */
export type Verdict =
  | { status: 'QUEUED'; nextTryAt: Date; reason: string }
  /** `failure` is what the point of contact reads: the other side's words, none of our own machinery. */
  | { status: 'FAILED'; reason: string; failure: Message };

/** The pause after the n-th try (from 1): 15 seconds, doubled each time, at most two hours. */
export const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, 15 * SECOND * 2 ** (tries - 1));

/**
 * Refused for good: FAILED at once. Anything else passes, it is thought: tried again with growing pauses for a day
 * since the mail was written, then FAILED (decision I20).
 */
export function verdictOn(
  error: unknown,
  { tries, createdAt, now }: { tries: number; createdAt: Date; now: Date },
): Verdict {
  const reason = problemOf(error);
  const answer = answerOf(error) ?? '';
  if (error instanceof MailRefused) {
    const failure: Message = { key: 'invitation.refused', params: { answer } };
    return { status: 'FAILED', reason, failure };
  }
  const end = createdAt.getTime() + PATIENCE;
  if (now.getTime() >= end) {
    const failure: Message = answer
      ? { key: 'invitation.undelivered', params: { answer } }
      : { key: 'invitation.silent' };
    return { status: 'FAILED', reason, failure };
  }
  // The last try is made when the day is over.
  const nextTryAt = new Date(Math.min(now.getTime() + pauseAfter(tries), end));
  return { status: 'QUEUED', nextTryAt, reason };
}
