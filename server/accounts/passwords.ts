import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Env } from '../env.ts';
import { ConcurrencyLimiter, type Purpose, type Requester } from './concurrency-limiter.ts';

/** argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards of different makers write the same letter in one sign or in two. */
const asTyped = (password: string) => password.normalize('NFC');

/** The hash under which a password is stored, made at once: for commands and demo data. Requests wait their turn. */
export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), cost);

/**
 * Hashes and checks the passwords of requests, each when its turn comes: a hash takes a core and 19 MB for some 20 ms,
 * so more at once than there are cores would only slow all down.
 */
export class Passwords {
  readonly #turns: ConcurrencyLimiter;
  /** Of a password that nobody knows. Made at the first sign-in, with the costs of all others. */
  #dummyHash: Promise<string> | undefined;

  constructor(limits: Env['limits']) {
    this.#turns = new ConcurrencyLimiter(availableParallelism(), limits);
  }

  /** The hash under which a new password is stored. @throws TooManyRequests or Busy when too many wait already. */
  hash(password: string, requester: Requester): Promise<string> {
    return this.#turns.run('newPassword', requester, () => hashPassword(password));
  }

  /**
   * Whether the password is the one of the hash. Without a hash it is never, and takes as long.
   * @throws TooManyRequests or Busy when too many wait already.
   */
  async matches(
    password: string,
    stored: string | null,
    purpose: Purpose,
    requester: Requester,
  ): Promise<boolean> {
    this.#dummyHash ??= hashPassword(crypto.randomUUID());
    const against = stored ?? (await this.#dummyHash);
    const same = await this.#turns.run(purpose, requester, () =>
      verify(against, asTyped(password)),
    );
    return same && stored !== null;
  }
}
