import { expect, test } from 'vitest';
import { readEnv } from '../config/env.ts';
import { Passwords } from './passwords.ts';

// All other tests hash at the least cost (tests/support/server/quickHash.ts).
test('each guess at a password costs 19 MiB of memory and two passes', async () => {
  const passwords = new Passwords(readEnv({}).limits);
  const stored = await passwords.hash('Welcome1!');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
