import { Busy, CallerGone, TooManyRequests } from '../errors.ts';

/** Who waits for the work. */
export interface Caller {
  /** The callers that share a turn: a network, or an agency. */
  group: string;
  /** The caller's connection; when it is closed, nobody waits for the response any more. */
  socket?: { destroyed: boolean } | undefined;
}

interface Waiting {
  caller: Caller;
  start(): void;
  reject(error: unknown): void;
}

interface Lengths {
  queuePerGroup: number;
  queue: number;
}

const RETRY_AFTER_SECONDS = 5;
const tooMany = () => new TooManyRequests(RETRY_AFTER_SECONDS);

/** A queue in which the groups take turns, however many entries each has. */
class FairQueue {
  length = 0;
  readonly #groups = new Map<string, Waiting[]>();

  add(waiting: Waiting): void {
    const { group } = waiting.caller;
    const others = this.#groups.get(group);
    if (others) others.push(waiting);
    else this.#groups.set(group, [waiting]);
    this.length += 1;
  }

  lengthOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0;
  }

  /** Removes and returns the first entry of the next group, which moves to the end of the order. */
  takeNext(): Waiting | undefined {
    const [first] = this.#groups;
    if (!first) return undefined;
    const [group, waiting] = first;
    const next = waiting.shift();
    this.#groups.delete(group);
    if (waiting.length > 0) this.#groups.set(group, waiting);
    this.length -= 1;
    return next;
  }

  /** Removes and returns the last entry of the group with the most entries, if it has more than `moreThan`. */
  takeFromLongest(moreThan: number): Waiting | undefined {
    let longest: Waiting[] = [];
    for (const waiting of this.#groups.values()) {
      if (waiting.length > longest.length) longest = waiting;
    }
    if (longest.length <= moreThan) return undefined;
    this.length -= 1;
    return longest.pop();
  }
}

/**
 * Limits how much work runs at the same time; the rest waits. Each purpose has a queue of its own, and they take turns,
 * so that none delays another for long; within a queue the groups take turns.
 */
export class ConcurrencyLimiter<Purpose extends string> {
  #busy = 0;
  /** In the order in which they are next. */
  readonly #queues: Map<Purpose, FairQueue>;
  readonly #atOnce: number;
  readonly #lengths: Lengths;

  constructor(purposes: readonly Purpose[], atOnce: number, lengths: Lengths) {
    this.#queues = new Map(purposes.map((purpose) => [purpose, new FairQueue()]));
    this.#atOnce = atOnce;
    this.#lengths = lengths;
  }

  /**
   * Runs the work, after waiting if necessary.
   * @throws TooManyRequests if too many requests of the group wait, Busy if too many of all groups wait, CallerGone if
   * the caller's connection was closed meanwhile
   */
  async run<T>(purpose: Purpose, caller: Caller, work: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#atOnce) this.#busy += 1;
    else await this.#turn(purpose, caller);
    try {
      return await work();
    } finally {
      // The next waiting request takes over the place.
      const next = this.#nextConnected();
      if (next) next.start();
      else this.#busy -= 1;
    }
  }

  #turn(purpose: Purpose, caller: Caller): Promise<void> {
    const queue = this.#queues.get(purpose) as FairQueue;
    if (queue.lengthOf(caller.group) >= this.#lengths.queuePerGroup) throw tooMany();
    if (queue.length >= this.#lengths.queue) makeRoom(queue, caller.group);
    return new Promise((start, reject) => queue.add({ caller, start, reject }));
  }

  #nextConnected(): Waiting | undefined {
    let next = this.#takeNext();
    while (next?.caller.socket?.destroyed) {
      next.reject(new CallerGone());
      next = this.#takeNext();
    }
    return next;
  }

  #takeNext(): Waiting | undefined {
    for (const [purpose, queue] of this.#queues) {
      const next = queue.takeNext();
      if (!next) continue;
      this.#queues.delete(purpose);
      this.#queues.set(purpose, queue);
      return next;
    }
    return undefined;
  }
}

/** Rejects a request of the group with the most waiting ones. @throws Busy if `group` itself has as many */
function makeRoom(queue: FairQueue, group: string): void {
  const longest = queue.takeFromLongest(queue.lengthOf(group) + 1);
  if (!longest) throw new Busy(RETRY_AFTER_SECONDS);
  longest.reject(tooMany());
}
