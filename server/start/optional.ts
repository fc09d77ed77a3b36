import type { Clock } from '../core/clock.ts';
import type { Env } from '../core/config/env.ts';
import type { Database } from '../core/db/connection.ts';
import { noScanner } from '../core/files/scanner.ts';
import { clamd } from '../optional/clamd.ts';
import { s3Store } from '../optional/s3Store.ts';

/** What only a few operators switch on, an entry each; the export of the audit is a command (admin/commands.ts). */
export const optional = {
  fileStore: ({ fileStore }: Env) => fileStore && s3Store(fileStore),
  scanner: ({ clamdUrl }: Env) => (clamdUrl ? clamd(clamdUrl) : noScanner),
  // These are loaded only where they are set up: tracing is larger than the rest of the server.
  signOn: async (env: Env) =>
    env.signOnFile === undefined
      ? undefined
      : {
          all: (await import('../core/config/signOn.ts')).readSignOn(env),
          plugin: (await import('../optional/sign-on/signOn.ts')).signOn,
        },
  badgeKeys: async ({ badgeKeysFile: path }: Env) =>
    path === undefined
      ? undefined
      : (await import('../core/config/badgeKeys.ts')).readBadgeKeys(path),
  ownBadgeKeys: async ({ production, dataDir }: Env) =>
    production ? undefined : (await import('../core/config/badgeKeys.ts')).badgeKeysIn(dataDir),
  tracing: async ({ tracing }: Env, warn: (message: string) => void) =>
    tracing && (await import('../optional/tracing/tracing.ts')).startTracing(tracing, warn),
  metrics: async (
    { metricsPort: port, metricsHost: host }: Env,
    of: { db: Database; clock: Clock },
  ) =>
    port === undefined
      ? undefined
      : (await import('../optional/metrics.ts')).startMetrics(of, { port, host }),
};
