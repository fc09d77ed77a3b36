import type { FastifyInstance } from 'fastify';
import type { StaffRole } from '../../../contract/staff/roles.ts';
import type { SignOnSettings } from '../../core/config/signOn.ts';
import { inTransaction } from '../../core/db/connection.ts';
import { Conflict } from '../../core/errors.ts';
import { setRoles } from '../../staff/setRoles.ts';

/** Returns the roles that a provider's groups give; undefined if the settings leave the roles to the console. */
function rolesGivenBy(
  { groups: table }: SignOnSettings,
  groups: readonly string[],
): StaffRole[] | undefined {
  if (!table) return undefined;
  return groups.flatMap((group) =>
    Object.hasOwn(table.roles, group) ? (table.roles[group] ?? []) : [],
  );
}

/**
 * Gives somebody the roles of the provider's groups, in place of those that the person has. Returns whether there is one. The
 * last administrator stays one, and an account that is kept for emergencies staff, whatever the groups.
 */
export async function takeRoles(
  app: Pick<FastifyInstance, 'db' | 'clock' | 'tokens'>,
  accountId: string,
  { settings, groups }: { settings: SignOnSettings; groups: readonly string[] },
): Promise<boolean> {
  const given = rolesGivenBy(settings, groups);
  if (!given) return true;
  const set = (wanted: Parameters<typeof setRoles>[2]) =>
    inTransaction(app.db, (tx) => {
      const action = { id: accountId, actorId: null, ...app.clock.moment() };
      return setRoles(tx, action, wanted, app.tokens);
    });
  try {
    await set(() => given);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // Whoever has to remain an administrator, or staff at all.
    await set((held) => [
      ...given,
      ...(held.includes('administrator') ? (['administrator'] as const) : held),
    ]);
  }
  return given.length > 0;
}
