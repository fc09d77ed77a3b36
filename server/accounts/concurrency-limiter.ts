import { Busy, CallerGone, TooManyRequests } from '../errors.ts';
import { networkOf } from '../http/network.ts';

/** The purpose of a request. Each has a queue of its own, so that neither delays the other for long. */
export type Purpose = 'signIn' | 'newPassword';

/** The request that waits. */
export interface Requester {
  ip: string;
  /** Its connection; when it is closed, nobody waits for the response any more. */
  socket?: { destroyed: boolean };
}

interface Waiting {
  requester: Requester;
  /** Starts the work. */
  start(): void;
  reject(error: unknown): void;
}
type Queue = FairQueue<Waiting>;

interface Lengths {
  /** The most waiting requests of one network in a queue. */
  queuePerNetwork: number;
  /** The most waiting requests in a queue. */
  queue: number;
}

const RETRY_AFTER_SECONDS = 5;
const tooMany = () => new TooManyRequests(RETRY_AFTER_SECONDS);

/** A queue in which the networks take turns, however many entries each has. */
class FairQueue<Waiting> {
  length = 0;
  readonly #networks = new Map<string, Waiting[]>();

  add(network: string, waiting: Waiting): void {
    const others = this.#networks.get(network);
    if (others) others.push(waiting);
    else this.#networks.set(network, [waiting]);
    this.length += 1;
  }

  lengthOf(network: string): number {
    return this.#networks.get(network)?.length ?? 0;
  }

  /** Removes and returns the first entry of the next network, which moves to the end of the order. */
  takeNext(): Waiting | undefined {
    const [first] = this.#networks;
    if (!first) return undefined;
    const [network, waiting] = first;
    const next = waiting.shift();
    this.#networks.delete(network);
    if (waiting.length > 0) this.#networks.set(network, waiting);
    this.length -= 1;
    return next;
  }

  /** Removes and returns the last entry of the network with the most entries, if it has more than `moreThan`. */
  takeFromLongest(moreThan: number): Waiting | undefined {
    let longest: Waiting[] = [];
    for (const waiting of this.#networks.values()) {
      if (waiting.length > longest.length) longest = waiting;
    }
    if (longest.length <= moreThan) return undefined;
    this.length -= 1;
    return longest.pop();
  }
}

/**
 * Limits how much work runs at the same time; the rest waits. Sign-ins and new passwords take turns, and within each
 * purpose the networks take turns.
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
   * Runs the work, after waiting if necessary.
   * @throws TooManyRequests if too many requests of the network wait, Busy if too many of all networks wait
   */
  async run<T>(purpose: Purpose, requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else await this.#turn(purpose, requester);
    try {
      return await work();
    } finally {
      // The next waiting request takes over the place.
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

  /** Returns the next waiting request with an open connection. */
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

/** Rejects a request of the network with the most waiting ones. @throws Busy if `network` itself has as many */
function makeRoom(queue: Queue, network: string): void {
  const longest = queue.takeFromLongest(queue.lengthOf(network) + 1);
  if (!longest) throw new Busy(RETRY_AFTER_SECONDS);
  longest.reject(tooMany());
}
