const MINUTE = 60_000;

/** When failed sign-ins lock an address (F4). Times in milliseconds. */
export const lockOut = {
  /** Failures within the window that lock. */
  failures: 10,
  windowMs: 15 * MINUTE,
  firstLockMs: MINUTE,
  longestLockMs: 60 * MINUTE,
  /** Without a failure for so long all is forgotten. */
  memoryMs: 24 * 60 * MINUTE,
} as const;

/** How long the lock of the n-th failure lasts: each one after the first lock doubles it. */
export const lockMs = (failures: number): number =>
  Math.min(
    lockOut.longestLockMs,
    lockOut.firstLockMs * 2 ** Math.min(failures - lockOut.failures, 20),
  );
