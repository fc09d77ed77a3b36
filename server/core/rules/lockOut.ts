import { HOUR, MINUTE, SECOND } from '../../../contract/dates.ts';

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

/**
 * How many failed sign-ins are answered before the next attempt has to wait: a counter is full after `max` failures, and forgets
 * one every `forgetMs`.
 * @param perHour of one network
 */
export const failedSignInLimits = (perHour: number) =>
  ({
    /** Those with an address on a device on which its owner signed in before: whoever sits there is no stranger. */
    device: lockOut.device,
    /** Those with an address on all other devices, against one address tried from many networks. */
    account: { max: 100, forgetMs: 30 * SECOND },
    /** Those of a network on such devices, against one password tried with many addresses. */
    network: { max: perHour, forgetMs: HOUR / perHour },
  }) as const;
