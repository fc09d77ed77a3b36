/** A queue in which the networks take turns, however many entries each has. */
export class FairQueue<Waiting> {
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
