import { and, eq } from 'drizzle-orm';
import { type Secrets, seal, unseal } from '../core/config/secrets.ts';
import type { Database } from '../core/db/connection.ts';
import { factors } from '../core/db/schema.ts';
import { SECRETS_OF_APPS } from './spendCode.ts';

/**
 * Encrypts the secrets of authenticator apps anew while SESSION_SECRET is being changed, so that they can still be read when
 * the previous one is taken away.
 */
export async function resealSecrets(db: Database, secrets: Secrets): Promise<void> {
  if (!secrets.previousSessionSecret) return;
  const current = { sessionSecret: secrets.sessionSecret };
  for (const { id, secret } of await db.select().from(factors)) {
    if (secret === '') continue;
    if (unseal(current, SECRETS_OF_APPS, id, secret) !== undefined) continue;
    const plain = unseal(secrets, SECRETS_OF_APPS, id, secret);
    if (plain === undefined) continue;
    const sealed = seal(current, SECRETS_OF_APPS, id, plain);
    await db
      .update(factors)
      .set({ secret: sealed })
      .where(and(eq(factors.id, id), eq(factors.secret, secret)));
  }
}
