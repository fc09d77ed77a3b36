import pg from 'pg';
import { openClient, sqlState } from './connection.ts';

/**
 * The application connects with a role that owns nothing: it reads and writes rows, and may only read the audit and add
 * to it. The owner of the tables migrates, restores and prunes. So no statement of the application, also an injected
 * one, can change the audit.
 */

const APPEND_ONLY = ['audit'];
const READ_ONLY = ['audit_chain', 'audit_anchors', 'audit_checkpoints'];

const roleBeside = (owner: string): string => `${owner}_app`;

/** A name that never needs quotes. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * Creates the application's role if necessary, and grants its privileges. Returns the connection string for it:
 * `given`, if the operator has created a role, else the owner's with the role `…_app`. If the owner may not create that
 * role, the owner's own connection string.
 * @param client connected as the owner
 */
export async function admitApplication(
  client: pg.Client,
  ownerUrl: string,
  given?: string,
): Promise<string> {
  const owner = await userIn(client);
  const role = given ? userOf(given) : await ensureRole(client, roleBeside(owner));
  if (!role || role === owner) return given ?? ownerUrl;
  await grant(client, role);
  return given ?? inRole(ownerUrl, role);
}

/** Returns the application's connection string for a migrated database, without creating or granting anything. */
export async function findApplication(ownerUrl: string, given?: string): Promise<string> {
  if (given) return given;
  const client = await openClient(ownerUrl);
  try {
    const role = roleBeside(await userIn(client));
    const isUsable = PLAIN_NAME.test(role) && (await maySetRole(client, role));
    return isUsable ? inRole(ownerUrl, role) : ownerUrl;
  } finally {
    await client.end();
  }
}

async function userIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_user as name');
  return rows[0].name;
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

/** Creates the role if necessary. Returns undefined if this user may not create it or switch to it. */
async function ensureRole(client: pg.Client, role: string): Promise<string | undefined> {
  if (!PLAIN_NAME.test(role)) return undefined;
  try {
    if (await maySetRole(client, role)) return role;
    await client.query(`create role ${role} nologin`);
    await client.query(`grant ${role} to current_user`);
  } catch (error) {
    if (!REFUSED.has(sqlState(error) ?? '')) throw error;
  }
  return (await maySetRole(client, role)) ? role : undefined;
}

/** SQLSTATEs for: not allowed; exists already, as another user's; no such role. */
const REFUSED = new Set(['42501', '42710', '23505', '42704', '0LP01']);

async function maySetRole(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`set role ${role}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    // No such role (22023), or not allowed (42501).
    if (['22023', '42501'].includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}

/** Grants the privileges that the application needs: on rows, not on tables. */
async function grant(client: pg.Client, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query(`grant usage on schema public to ${to}`);
  await client.query(
    `grant select, insert, update, delete on all tables in schema public to ${to}`,
  );
  await client.query(`grant usage on all sequences in schema public to ${to}`);
  // Which migrations there are, for operators.
  await client.query(`grant usage on schema drizzle to ${to}`);
  await client.query(`grant select on all tables in schema drizzle to ${to}`);
  await client.query(`revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from ${to}`);
  await client.query(
    `revoke insert, update, delete, truncate on ${READ_ONLY.join(', ')} from ${to}`,
  );
}

/** Returns the URL with an option that sets the role when a connection starts. */
function inRole(url: string, role: string): string {
  const changed = new URL(url);
  const { searchParams } = changed;
  const options = [searchParams.get('options'), `-c role=${role}`].filter(Boolean).join(' ');
  searchParams.set('options', options);
  return changed.href;
}

/**
 * Returns the application's privileges on the audit beyond adding and reading, in words; empty if there are none. Those
 * of the role that signed in, and of each that it is a member of, count too: a statement can change to it (`set role`).
 */
export async function rightsOverAudit(applicationUrl: string): Promise<string[]> {
  const client = await openClient(applicationUrl);
  try {
    const { rows } = await client.query<{ held: string[] }>(
      `select array_remove(array[
         case when bool_or(role.oid = relowner) then 'own' end,
         case when bool_or(has_table_privilege(role.oid, audit.oid, 'update')) then 'change' end,
         case when bool_or(has_table_privilege(role.oid, audit.oid, 'delete')) then 'delete' end,
         case when bool_or(has_table_privilege(role.oid, audit.oid, 'truncate')) then 'empty' end], null) as held
       from pg_class as audit, pg_roles as role
       where audit.oid = 'audit'::regclass and pg_has_role(session_user, role.oid, 'member')`,
    );
    return rows[0]?.held ?? [];
  } finally {
    await client.end();
  }
}
