import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Env } from '../config/env.ts';
import { ConcurrencyLimiter, type Purpose, type Requester } from './concurrency-limiter.ts';

/** argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards may produce the same letter as one code point or as two. */
const normalized = (password: string) => password.normalize('NFC');

/** Returns the function that hashes passwords at a cost. */
export const hashAt =
  (at: typeof cost) =>
  (password: string): Promise<string> =>
    hash(normalized(password), at);

/** Returns the hash of a password without waiting in the queue: for commands and demo data. */
export const hashPassword = hashAt(cost);

/**
 * Hashes and checks the passwords of requests. A hash occupies a core and 19 MB for some 20 ms, so no more run at the
 * same time than there are cores.
 */
export class Passwords {
  readonly #limiter: ConcurrencyLimiter;
  readonly #hash: typeof hashPassword;
  /** The hash of a random password, checked if there is no account; created at the first sign-in. */
  #dummyHash: Promise<string> | undefined;

  constructor(limits: Env['limits'], hash = hashPassword) {
    this.#hash = hash;
    this.#limiter = new ConcurrencyLimiter(availableParallelism(), limits);
  }

  /** Returns the hash of a new password. @throws TooManyRequests or Busy if too many requests wait already */
  hash(password: string, requester: Requester): Promise<string> {
    return this.#limiter.run('newPassword', requester, () => this.#hash(password));
  }

  /**
   * Returns whether the password matches the hash. Without a hash it returns false after the same time.
   * @throws TooManyRequests or Busy if too many requests wait already
   */
  async matches(
    password: string,
    stored: string | null,
    purpose: Purpose,
    requester: Requester,
  ): Promise<boolean> {
    this.#dummyHash ??= this.#hash(crypto.randomUUID());
    const against = stored ?? (await this.#dummyHash);
    const same = await this.#limiter.run(purpose, requester, () =>
      verify(against, normalized(password)),
    );
    return same && stored !== null;
  }
}
