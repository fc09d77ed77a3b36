import { Busy, CallerGone, TooManyRequests } from '../errors.ts';
import { networkOf } from '../network.ts';
import { FairQueue } from './fair-queue.ts';

/** What a password is needed for. Each has a queue of its own, so that neither keeps the other waiting for long. */
export type Purpose = 'signIn' | 'newPassword';

/** Who asks: a request does. */
export interface Requester {
  ip: string;
  /** Its connection: once that is gone nobody waits for the answer any more. */
  socket?: { destroyed: boolean };
}

interface Waiting {
  requester: Requester;
  /** Begins the work. */
  start(): void;
  /** Ends the waiting with an error. */
  reject(error: unknown): void;
}
type Queue = FairQueue<Waiting>;

interface Lengths {
  /** How many of one network may wait in a queue. */
  queuePerNetwork: number;
  /** How many may wait in a queue in all. */
  queue: number;
}

const RETRY_AFTER_SECONDS = 5;
const tooMany = () => new TooManyRequests(RETRY_AFTER_SECONDS);

/**
 * Lets few work at a time at what is scarce, and the others wait. They are served by turns: sign-in and new password,
 * and in each of them one network after the other.
 */
export class ConcurrencyLimiter {
  #busy = 0;
  #served: Purpose = 'newPassword';
  readonly #queues: Record<Purpose, Queue> = {
    signIn: new FairQueue(),
    newPassword: new FairQueue(),
  };
  readonly #atOnce: number;
  readonly #lengths: Lengths;

  constructor(atOnce: number, lengths: Lengths) {
    this.#atOnce = atOnce;
    this.#lengths = lengths;
  }

  /**
   * Does the work when its turn comes.
   * @throws TooManyRequests when too many of the network wait, Busy when too many of all networks do.
   */
  async run<T>(purpose: Purpose, requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else await this.#turn(purpose, requester);
    try {
      return await work();
    } finally {
      // A place goes from hand to hand while anybody waits.
      const next = this.#nextConnected();
      if (next) next.start();
      else this.#busy -= 1;
    }
  }

  #turn(purpose: Purpose, requester: Requester): Promise<void> {
    const queue = this.#queues[purpose];
    const network = networkOf(requester.ip);
    if (queue.lengthOf(network) >= this.#lengths.queuePerNetwork) throw tooMany();
    if (queue.length >= this.#lengths.queue) makeRoom(queue, network);
    return new Promise((start, reject) => queue.add(network, { requester, start, reject }));
  }

  /** The next whose connection is still there. */
  #nextConnected(): Waiting | undefined {
    let next = this.#takeNext();
    while (next?.requester.socket?.destroyed) {
      next.reject(new CallerGone());
      next = this.#takeNext();
    }
    return next;
  }

  #takeNext(): Waiting | undefined {
    const other = this.#served === 'signIn' ? 'newPassword' : 'signIn';
    if (this.#queues[other].length > 0) this.#served = other;
    return this.#queues[this.#served].takeNext();
  }
}

/** In a full queue a network of which fewer wait takes a place of the one of which most do. */
function makeRoom(queue: Queue, network: string): void {
  const longest = queue.takeFromLongest(queue.lengthOf(network) + 1);
  if (!longest) throw new Busy(RETRY_AFTER_SECONDS);
  longest.reject(tooMany());
}
