export interface WorkerParts {
  /** Does all that is due, and takes on nothing more once the signal says that the server stops. */
  work(signal: AbortSignal): Promise<unknown>;
  /** How often it looks by itself, in milliseconds. */
  pollMs: number;
  /** How many run side by side in this process; default: one. */
  lanes?: number;
  /** Told why a run ended early. The next look begins another. */
  onError?: (error: unknown) => void;
}

export interface Worker {
  /** There may be something to do: looks at once. */
  wake(): void;
  /** Resolves when nothing is due and nothing under way. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Works off rows of the database that are due: at its start, whenever it is woken, and by itself every `pollMs`. What
 * waits, and for how long, is in the rows; so nothing is lost with the process, and any number of nodes may work.
 */
export function startWorker({ work, pollMs, lanes = 1, onError = () => {} }: WorkerParts): Worker {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isWanted = false;

  async function run(): Promise<void> {
    do {
      isWanted = false;
      await work(stopping.signal);
      // Woken meanwhile: what woke it may have come after the last look.
    } while (isWanted && !stopping.signal.aborted);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isWanted = true;
    while (running.size < lanes) {
      const lane = run().catch(onError);
      running.add(lane);
      lane.finally(() => running.delete(lane));
    }
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    idle,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await idle();
    },
  };
}
