import { hashAt } from '../../../server/core/passwords/passwords.ts';

/** Hashes passwords at the least cost that argon2 knows, for tests, which guess none. */
export const quickHash = hashAt({ memoryCost: 8, timeCost: 1, parallelism: 1 });
