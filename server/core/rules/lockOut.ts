import { MINUTE, SECOND } from '../../../contract/dates.ts';

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
