import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { withoutUnseen } from '../../../contract/characters.ts';
import type { Env } from '../config/env.ts';
import { type Caller, ConcurrencyLimiter } from '../http/concurrencyLimiter.ts';
import { networkOf } from '../http/network.ts';

/** Why a guest makes the server work: each purpose waits in a queue of its own. */
export type Purpose = 'signIn' | 'newPassword';

export interface Requester {
  ip: string;
  socket?: Caller['socket'];
}

/** argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashAt = (at: typeof cost) =>
  Object.assign((password: string): Promise<string> => hash(withoutUnseen(password), at), {
    cost: at,
  });

/** Returns the hash of a password without waiting in the queue: for commands and demo data. */
export const hashPassword = hashAt(cost);

/**
 * Hashes and checks the passwords of requests. A hash occupies a core and 19 MB for some 20 ms, so no more run at the
 * same time than there are cores; the networks take turns.
 */
export class Passwords {
  readonly #limiter: ConcurrencyLimiter<Purpose>;
  readonly #hash: typeof hashPassword;
  /** The hash of a random password, checked if there is no account; created at the first sign-in. */
  #dummyHash: Promise<string> | undefined;

  constructor({ queuePerNetwork, queue }: Env['limits'], hash = hashPassword) {
    this.#hash = hash;
    const lengths = { queuePerGroup: queuePerNetwork, queue };
    this.#limiter = new ConcurrencyLimiter(
      ['signIn', 'newPassword'],
      availableParallelism(),
      lengths,
    );
  }

  /**
   * Runs work that checks or sets a password, with the look-ups that it needs, after waiting for a turn: those of many
   * at once would keep all connections of the database busy.
   * @throws TooManyRequests or Busy if too many requests wait already, CallerGone
   */
  inTurn<T>(purpose: Purpose, { ip, socket }: Requester, work: () => Promise<T>): Promise<T> {
    return this.#limiter.run(purpose, { group: networkOf(ip), socket }, work);
  }

  /** Returns the hash of a new password. Call it {@link inTurn}. */
  hash(password: string): Promise<string> {
    return this.#hash(password);
  }

  /** Whether a hash was made when it cost less to guess than it does now. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#hash.cost;
    const made = parseOptions(stored);
    return (
      made.memoryCost < memoryCost || made.timeCost < timeCost || made.parallelism < parallelism
    );
  }

  /** Returns whether the password matches the hash. Without a hash it returns false after the same time. Call it {@link inTurn}. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.#dummyHash ??= this.#hash(crypto.randomUUID()).catch((error) => {
      this.#dummyHash = undefined;
      throw error;
    });
    const dummy = await this.#dummyHash;
    return (await verify(stored ?? dummy, withoutUnseen(password))) && stored !== null;
  }
}
