import pg from 'pg';
import { sqlState } from './connection.ts';

/**
 * The application works as a role that owns nothing: it reads and writes rows, and of the audit it may only add and
 * read. The owner of the tables migrates, restores and prunes. So no statement of the application, whoever made it up,
 * can change what is written down.
 */

/** Tables to which the application adds, and which it never changes. */
const ADDED_TO = ['audit'];
/** Tables that the application reads only. */
const READ_ONLY = ['audit_chain', 'audit_anchors'];

/** The application's role beside an owner that logs in for both. */
const roleBeside = (owner: string): string => `${owner}_app`;

/** A name that needs no quotes, wherever it stands. */
const PLAIN_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * The URL by which the application works. `given`, where the operator has made a role for it. Else it is the owner's,
 * in the role beside the owner, which is made where the owner may; and the owner's own where that can't be.
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

/** The URL by which the application works on a database that was migrated before: nothing is made or granted. */
export async function findApplication(ownerUrl: string, given?: string): Promise<string> {
  if (given) return given;
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const role = roleBeside(await userIn(client));
    const isTaken = PLAIN_NAME.test(role) && (await mayTakeOn(client, role));
    return isTaken ? inRole(ownerUrl, role) : ownerUrl;
  } finally {
    await client.end();
  }
}

async function userIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query('select current_user as name');
  return rows[0].name;
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username);

/** Makes sure of a role that this user may take on. undefined: it may not make one. */
async function ensureRole(client: pg.Client, role: string): Promise<string | undefined> {
  if (!PLAIN_NAME.test(role)) return undefined;
  try {
    if (await mayTakeOn(client, role)) return role;
    await client.query(`create role ${role} nologin`);
    await client.query(`grant ${role} to current_user`);
  } catch (error) {
    if (!REFUSED.has(sqlState(error) ?? '')) throw error;
  }
  return (await mayTakeOn(client, role)) ? role : undefined;
}

/** Not allowed; there already, as one that is not ours; no such role. */
const REFUSED = new Set(['42501', '42710', '23505', '42704', '0LP01']);

async function mayTakeOn(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`set role ${role}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    // No such role (22023), or not one's own (42501).
    if (['22023', '42501'].includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}

/** What the application needs, no more: rows of the tables. */
async function grant(client: pg.Client, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query(`grant usage on schema public to ${to}`);
  await client.query(
    `grant select, insert, update, delete on all tables in schema public to ${to}`,
  );
  await client.query(`grant usage on all sequences in schema public to ${to}`);
  await client.query(`revoke update, delete, truncate on ${ADDED_TO.join(', ')} from ${to}`);
  await client.query(
    `revoke insert, update, delete, truncate on ${READ_ONLY.join(', ')} from ${to}`,
  );
}

/** The URL with the role that a connection takes on at its start. */
function inRole(url: string, role: string): string {
  const extended = new URL(url);
  const before = extended.searchParams.get('options');
  const options = [...(before ? [before] : []), `-c role=${role}`].join(' ');
  extended.searchParams.set('options', options);
  return extended.href;
}

/** What the application may do to the audit beyond adding and reading, in words; empty: nothing. */
export async function rightsOverAudit(applicationUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: applicationUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ held: string[] }>(
      `select array_remove(array[
         case when pg_has_role(current_user, relowner, 'usage') then 'own' end,
         case when has_table_privilege(oid, 'update') then 'change' end,
         case when has_table_privilege(oid, 'delete') then 'delete' end,
         case when has_table_privilege(oid, 'truncate') then 'empty' end], null) as held
       from pg_class where oid = 'audit'::regclass`,
    );
    return rows[0]?.held ?? [];
  } finally {
    await client.end();
  }
}
