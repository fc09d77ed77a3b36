import { MINUTE, SECOND } from './dates.ts';

/** When failed sign-ins lock an address for their network (decision F4). Times in milliseconds. */
export const lockOut = {
  /** The number of failures that locks. */
  failures: 10,
  /** The time in which one failure is forgotten. */
  forgetMs: 15 * MINUTE,
  firstLockMs: MINUTE,
  longestLockMs: 15 * MINUTE,
  /**
   * On a device on which its owner signed in before, an address is not locked: after `max` failures the next attempt
   * waits until one is forgotten.
   */
  device: { max: 12, forgetMs: 30 * SECOND },
} as const;

/** Returns the fractional number of failures that remain after some time. */
export const remainingFailures = (
  failures: number,
  ms: number,
  forgetMs: number = lockOut.forgetMs,
): number => Math.max(0, failures - ms / forgetMs);

/** Whether so many failures lock. The number is fractional, because the first ones fade before the last one. */
export const isTooMany = (failures: number): boolean => failures > lockOut.failures - 1;

/** Returns how long a lock lasts: each further failure doubles it. */
export const lockMs = (failures: number): number =>
  Math.min(lockOut.longestLockMs, lockOut.firstLockMs * 2 ** (failures - lockOut.failures));
