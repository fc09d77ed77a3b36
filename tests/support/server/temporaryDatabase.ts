import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TemporaryDatabase {
  url: string;
  /** Closes open connections and drops the database. */
  drop(): Promise<void>;
}

/** The prefix of temporary databases. */
export const TEMPORARY = 'temporary_';

/**
 * Creates a database for a test on the server of `adminUrl`, whose role may create databases. With `template` it is a
 * copy of that database, to which nobody may be connected.
 */
export async function createTemporaryDatabase(
  adminUrl: string,
  options: { template?: string } = {},
): Promise<TemporaryDatabase> {
  const name = `${TEMPORARY}${randomBytes(8).toString('hex')}`;
  const template = options.template
    ? ` template ${pg.escapeIdentifier(options.template)} strategy file_copy`
    : '';
  const admin = adminOf(adminUrl);
  await admin.query(`create database ${name}${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      // Not `with (force)`, which fails while autovacuum is working in the database. Without it PostgreSQL ends
      // autovacuum, and waits for other connections.
      await admin.query(CLOSE_CONNECTIONS, [name]);
      await admin.query(`drop database if exists ${name}`);
    },
  };
}

const CLOSE_CONNECTIONS = `select pg_terminate_backend(pid) from pg_stat_activity where pg_has_role(usesysid, 'member') and datname = $1`;

const admins = new Map<string, pg.Pool>();

/** Returns a connection of the server's admin, kept for a while for the next caller: making two a test costs as much as a copy. */
function adminOf(url: string): pg.Pool {
  const known = admins.get(url);
  if (known) return known;
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // Its server was stopped: the next caller connects anew.
  admin.on('error', () => {});
  admins.set(url, admin);
  return admin;
}
