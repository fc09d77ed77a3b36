import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { people } from '../../demo/personas.ts';
import { type Env, EnvironmentError } from '../core/config/env.ts';
import { describeUnsafe, type UnsafeSetting } from '../core/config/unsafeSettings.ts';
import type { Database } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';

const howToAllow = (settings: readonly UnsafeSetting[]) =>
  `To start anyway: ALLOW_INSECURE=${[...new Set(settings.map(({ exception }) => exception))].join(',')}`;

/**
 * Refuses a production start with unsafe settings that ALLOW_INSECURE does not name.
 * @throws EnvironmentError that names each of them and how to fix it
 */
export function refuseUnsafeSettings({ unsafe, allowed }: Env): void {
  const refused = unsafe.filter(({ exception }) => !allowed.includes(exception));
  if (refused.length === 0) return;
  throw new EnvironmentError(
    [
      'Not safe for NODE_ENV=production:',
      ...refused.map((setting) => `  ${describeUnsafe(setting)}`),
      howToAllow(unsafe),
    ].join('\n'),
  );
}

/** Returns the number of enabled demo accounts, whose password is public. */
export const countDemoAccounts = (db: Database): Promise<number> =>
  db.$count(
    accounts,
    and(
      accounts.enabled,
      inArray(
        accounts.email,
        people.map(({ email }) => email),
      ),
    ),
  );

export const countStaff = (db: Database): Promise<number> =>
  db.$count(accounts, and(eq(accounts.staff, true), accounts.enabled));

/**
 * Refuses a production start on a database with demo accounts. Returns the unsafe setting if it is allowed.
 * @throws EnvironmentError unless ALLOW_INSECURE names `demo`
 */
export async function refuseDemoAccounts(env: Env, db: Database): Promise<UnsafeSetting[]> {
  if (!env.production) return [];
  const found = await countDemoAccounts(db);
  if (found === 0) return [];
  const setting: UnsafeSetting = {
    exception: 'demo',
    variable: env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR',
    problem: `holds ${found} demo accounts whose password everybody knows`,
    fix: 'Start with an empty database.',
  };
  refuseUnsafeSettings({ ...env, unsafe: [setting] });
  return [setting];
}

/** Logs the allowed unsafe settings, and what is left out, at each start, whatever LOG_LEVEL is. */
export function warnOfSettings(
  log: FastifyBaseLogger,
  unsafe: readonly UnsafeSetting[],
  omissions: readonly string[],
) {
  const always = log.child({}, { level: 'warn' });
  for (const setting of unsafe) {
    always.warn(`UNSAFE, allowed by ALLOW_INSECURE: ${describeUnsafe(setting)}`);
  }
  for (const omission of omissions) always.warn(`LEFT OUT: ${omission}`);
}
