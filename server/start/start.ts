import type { FastifyInstance } from 'fastify';
import { signCheckpoint } from '../audit/checkpoint.ts';
import { readBrand } from '../core/config/brand.ts';
import type { Env } from '../core/config/env.ts';
import { secretOf } from '../core/config/sessionSecret.ts';
import { prepareDataDirectory } from '../core/db/dataDirectory.ts';
import { openDatabase } from './database.ts';
import { optional } from './optional.ts';
import type { RunningServer } from './serve.ts';
import { refuseUnsafeSettings } from './startSafety.ts';

/**
 * Starts the product: database, API, workers and portal.
 * @param preparePortal builds the portal if necessary and returns its directory; called when this process owns the
 * database, so that no two processes build at the same time
 * @throws as openDatabase, or Node's error if the port is in use
 */
export async function startServer(
  given: Env,
  preparePortal: () => Promise<string | undefined> = async () => undefined,
): Promise<RunningServer> {
  refuseUnsafeSettings(given);
  prepareDataDirectory(given);
  const brand = readBrand(given.brandFolder);
  const env = {
    ...given,
    sessionSecret: given.sessionSecret || (await secretOf(given.dataDir)),
    surpriseRegistration: given.surpriseRegistration || brand.surpriseRegistration === true,
    badgeKeysFile: given.badgeKeysFile ?? (await optional.ownBadgeKeys(given)),
  };
  let app: FastifyInstance | undefined;
  const log = {
    info: (message: string) => app?.log.info(message),
    warn: (message: string) => app?.log.warn(message),
  };
  const tracing = await optional.tracing(env, log.warn);
  let onLaunch = () => {};
  const launched = new Promise<void>((resolve) => {
    onLaunch = resolve;
  });
  const opening = openDatabase(env, log, onLaunch);
  // The rest of the server is loaded while PostgreSQL starts; not before, since loading keeps this thread busy.
  await Promise.race([launched, opening]);
  const [database, { serve }, { prepareConfirmations }] = await Promise.all([
    opening,
    import('./serve.ts'),
    import('../certificates/confirmationPdf.ts'),
  ]);
  await prepareConfirmations(brand);
  await signCheckpoint(database.db, database.url, env);
  const onApp = (made: FastifyInstance) => {
    app = made;
  };
  return serve(env, { database, brand, tracing, preparePortal, onApp });
}
