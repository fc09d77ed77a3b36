const MINUTE = 60_000;

/**
 * When failed sign-ins of an address lock it for the network that they came from (decision F4). Times in milliseconds.
 */
export const lockOut = {
  /** So many lock. */
  failures: 10,
  /** In this time one failure is forgotten. */
  forgetMs: 15 * MINUTE,
  firstLockMs: MINUTE,
  longestLockMs: 15 * MINUTE,
} as const;

/** How many of the failures are left after some time. */
export const remainingFailures = (failures: number, ms: number): number =>
  Math.max(0, failures - ms / lockOut.forgetMs);

/** Whether so many lock: the first of them may be forgotten in part when the last one comes. */
export const isTooMany = (failures: number): boolean => failures > lockOut.failures - 1;

/** How long the lock that a failure leads to lasts: one more doubles it. */
export const lockMs = (failures: number): number =>
  Math.min(lockOut.longestLockMs, lockOut.firstLockMs * 2 ** (failures - lockOut.failures));
