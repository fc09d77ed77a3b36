/** Who waits in one queue, by network. The networks take turns, however many of each wait. */
export class FairQueue<Waiting> {
  length = 0;
  readonly #networks = new Map<string, Waiting[]>();

  add(network: string, waiting: Waiting): void {
    const others = this.#networks.get(network);
    if (others) others.push(waiting);
    else this.#networks.set(network, [waiting]);
    this.length += 1;
  }

  /** How many of a network wait. */
  lengthOf(network: string): number {
    return this.#networks.get(network)?.length ?? 0;
  }

  /** Takes out the first of the network whose turn it is; that one's next turn comes after all others'. */
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

  /** Takes out the last of the network of which most wait, if these are more than so many, one at least. */
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
