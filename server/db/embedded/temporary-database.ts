import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TemporaryDatabase {
  url: string;
  /** Cuts the connections that are still open. */
  drop(): Promise<void>;
}

/** How the names of temporary databases begin. */
export const TEMPORARY = 'temporary_';

/**
 * A database of its own for a test, on the server of `adminUrl`, whose role may create databases.
 * With `template`, the name of a database nobody is connected to, it is that one's copy: migrate once, copy often.
 */
export async function createTemporaryDatabase(
  adminUrl: string,
  options: { template?: string } = {},
): Promise<TemporaryDatabase> {
  const name = `${TEMPORARY}${randomBytes(8).toString('hex')}`;
  const template = options.template ? ` template ${pg.escapeIdentifier(options.template)}` : '';
  await run(adminUrl, `create database ${name}${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      // Not `with (force)`: that is refused while PostgreSQL itself tidies up in the database. Without it, it is the
      // one that PostgreSQL sends away, as it waits for the others.
      await run(adminUrl, `${CUT} '${name}'`);
      await run(adminUrl, `drop database if exists ${name}`);
    },
  };
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where pg_has_role(usesysid, 'member') and datname =`;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
