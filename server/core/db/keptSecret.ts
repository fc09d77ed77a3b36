import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Secrets, seal, unseal } from '../config/secrets.ts';
import type { Database } from './connection.ts';
import { one } from './rows.ts';
import { keptSecrets } from './schema.ts';

const PURPOSE = 'kept secrets';

/**
 * Returns a secret for what has to be known again years later: made once, kept in the database, sealed by SESSION_SECRET,
 * and sealed anew when that is changed. If both of its secrets are lost, it is made anew.
 */
export async function keptSecret(db: Database, secrets: Secrets, name: string): Promise<Secrets> {
  const current = { sessionSecret: secrets.sessionSecret };
  const sealedNow = (secret: string) => seal(current, PURPOSE, name, secret);
  await db
    .insert(keptSecrets)
    .values({ name, sealed: sealedNow(randomBytes(32).toString('base64url')) })
    .onConflictDoNothing();
  const own = eq(keptSecrets.name, name);
  const { sealed } = one(await db.select().from(keptSecrets).where(own));
  const known = unseal(current, PURPOSE, name, sealed);
  if (known !== undefined) return { sessionSecret: known };
  const kept = unseal(secrets, PURPOSE, name, sealed) ?? randomBytes(32).toString('base64url');
  const { rowCount } = await db
    .update(keptSecrets)
    .set({ sealed: sealedNow(kept) })
    .where(and(own, eq(keptSecrets.sealed, sealed)));
  // Another node has done so in the meantime.
  return rowCount === 1 ? { sessionSecret: kept } : keptSecret(db, secrets, name);
}
