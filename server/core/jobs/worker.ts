export interface WorkerParts {
  /** Does everything that is due; starts nothing more once the signal is aborted. */
  work(signal: AbortSignal): Promise<unknown>;
  /** Milliseconds between two runs if it is not woken. */
  pollMs: number;
  /** How many runs may be active at the same time in this process; default: 1. */
  lanes?: number;
  /** Called if a run fails. */
  onError?: (error: unknown) => void;
}

export interface Worker {
  /** Starts a run without waiting for the interval. */
  wake(): void;
  idle(): Promise<void>;
  /** Starts no further run, and waits for the active ones. */
  stop(): Promise<void>;
}

/**
 * Starts a worker that processes due rows of the database: at its start, when it is woken, and every `pollMs`. The rows
 * hold the whole state, so nothing is lost with the process, and any number of nodes may run one.
 */
export function startWorker({ work, pollMs, lanes = 1, onError = () => {} }: WorkerParts): Worker {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let isWanted = false;

  async function run(): Promise<void> {
    do {
      isWanted = false;
      await work(stopping.signal);
      // Woken in the meantime: there may be new rows.
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
