/** Chance that is the same each time it is made from the same seed, so that the demo data is too. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A number from `min` to `max`, without `max`. */
  between(min: number, max: number): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** Whether something happens that happens with this probability. */
  happens(probability: number): boolean;
}

/** Mulberry32, a generator of few lines with a period of four billion. */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    next,
    between,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    happens: (probability) => next() < probability,
  };
}
