import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { people } from '../demo/personas.ts';
import type { Database } from './db/connection.ts';
import { accounts } from './db/schema.ts';
import { type Env, EnvironmentError } from './env.ts';
import { describeUnsafe, type UnsafeSetting } from './unsafe-settings.ts';

const insist = (settings: readonly UnsafeSetting[]) =>
  `To start all the same: ALLOW_INSECURE=${[...new Set(settings.map(({ exception }) => exception))].join(',')}`;

/**
 * A production start with unsafe settings is refused, but for those that ALLOW_INSECURE names.
 * @throws EnvironmentError that names every one of them, and how to mend it
 */
export function refuseUnsafeSettings({ unsafe, allowed }: Env): void {
  const refused = unsafe.filter(({ exception }) => !allowed.includes(exception));
  if (refused.length === 0) return;
  throw new EnvironmentError(
    [
      'Not safe for NODE_ENV=production:',
      ...refused.map((setting) => `  ${describeUnsafe(setting)}`),
      insist(unsafe),
    ].join('\n'),
  );
}

/** Demo accounts that can sign in: everybody knows their password. */
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

/** Accounts of the programme's staff that can sign in. */
export const countStaff = (db: Database): Promise<number> =>
  db.$count(accounts, and(eq(accounts.staff, true), accounts.enabled));

/**
 * What is unsafe in a production database: demo accounts.
 * @throws EnvironmentError unless ALLOW_INSECURE names them
 */
export async function refuseDemoAccounts(env: Env, db: Database): Promise<UnsafeSetting[]> {
  if (!env.production) return [];
  const found = await countDemoAccounts(db);
  if (found === 0) return [];
  const setting: UnsafeSetting = {
    exception: 'demo',
    variable: env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR',
    problem: `holds ${found} demo accounts whose password everybody knows`,
    mend: 'Start with an empty database.',
  };
  refuseUnsafeSettings({ ...env, unsafe: [setting] });
  return [setting];
}

/** Says at each start what is unsafe by the operator's wish, whatever LOG_LEVEL leaves out. */
export function warnOfUnsafeSettings(log: FastifyBaseLogger, unsafe: readonly UnsafeSetting[]) {
  const loud = log.child({}, { level: 'warn' });
  for (const setting of unsafe) {
    loud.warn(`UNSAFE, allowed by ALLOW_INSECURE: ${describeUnsafe(setting)}`);
  }
}
