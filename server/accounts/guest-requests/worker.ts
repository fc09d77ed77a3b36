import { handleGuestRequests } from './handle.ts';
import type { Means } from './means.ts';

export interface GuestRequestWorker {
  /** Takes no more requests, and waits for the one under way. */
  stop(): Promise<void>;
}

interface Options {
  /** Something was done: there may be mails in the outbox. */
  onDone: () => void;
  onError: (error: unknown) => void;
  pollMs?: number;
}

/**
 * Sees to what guests ask for. It looks by the clock and is never woken by a request: otherwise the work that one
 * address causes, and another doesn't, would slow down the next answer and could be measured.
 */
export function startGuestRequestWorker(
  means: Means,
  { onDone, onError, pollMs = 1_000 }: Options,
): GuestRequestWorker {
  const stopping = new AbortController();
  const { signal } = stopping;
  let underWay: Promise<void> | undefined;

  const look = () => {
    underWay ??= handleGuestRequests(means, { onError, signal })
      .then((done) => {
        if (done > 0) onDone();
      })
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(look, pollMs);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await underWay;
    },
  };
}
