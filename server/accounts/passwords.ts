import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../errors.ts';

/** argon2id is the library's default algorithm (F2). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a core and 19 MB for some 20 ms: more at once than there are cores would only slow all down. */
const SLOTS = availableParallelism();
const LONGEST_QUEUE = 200;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= SLOTS) {
    if (waiting.length >= LONGEST_QUEUE) {
      throw refuse(503, 'error.serverBusy', undefined, { 'retry-after': '5' });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** The hash under which a password is stored. @throws Refusal 503 when too many wait already. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(asTyped(password), cost));

/** Keyboards of different makers write the same letter in one sign or in two. */
const asTyped = (password: string) => password.normalize('NFC');

// Of a password that nobody knows. Made at the first sign-in, with the costs of all others.
let decoy: Promise<string> | undefined;

/** Whether the password is the one of the hash. Without a hash it is never, and takes as long (F4). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const same = await inTurn(() => verify(against, asTyped(password)));
  return same && stored !== null;
}
