import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findProgram, needs } from '../../../tests/support/needs.ts';
import { quietPort } from '../../../tests/support/server/quietPort.ts';
import { templates } from '../../../tests/support/server/templates.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../tests/support/server/temporaryDatabase.ts';
import { explain } from '../../start/explain.ts';
import { connect, inTransaction } from './connection.ts';
import { migrateDatabase } from './migrate.ts';

const PGBOUNCER = findProgram('pgbouncer');

/** PgBouncer in transaction mode, with two connections for everybody. */
describe('behind PgBouncer in transaction mode', needs('pgbouncer', PGBOUNCER), () => {
  let directory: string;
  let database: TemporaryDatabase;
  let pgbouncer: ChildProcess;
  let socket: Server;
  let url: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'hub-pooler-'));
    database = await createTemporaryDatabase(inject('postgres'), { template: templates.seeded });
    const target = new URL(database.url);
    const [port, postgresPort] = [await quietPort(), await quietPort()];
    // PostgreSQL's socket can be opened by its own user alone.
    socket = createServer((client) => {
      const options = { host: target.hostname, port: Number(target.port) };
      const folder = target.searchParams.get('host');
      const server = connectTo(
        folder ? { path: `${folder}/.s.PGSQL.${target.port || 5432}` } : options,
      );
      for (const end of [client, server]) end.on('error', () => client.destroy());
      client.pipe(server).pipe(client);
    }).listen(postgresPort, '127.0.0.1');
    writeFileSync(
      join(directory, 'users.txt'),
      `"${decodeURIComponent(target.username)}" "${decodeURIComponent(target.password)}"\n`,
    );
    writeFileSync(
      join(directory, 'pgbouncer.ini'),
      `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(directory, 'users.txt')}
pool_mode = transaction
default_pool_size = 2
`,
    );
    chmodSync(directory, 0o755);
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    pgbouncer = spawn(PGBOUNCER as string, ['-q', ...user, join(directory, 'pgbouncer.ini')], {
      stdio: 'ignore',
    });
    const pooled = new URL(`postgres://127.0.0.1:${port}${target.pathname}`);
    pooled.username = target.username;
    url = pooled.href;
    await vi.waitFor(
      async () => {
        const db = connect(url, { max: 1, pooled: true });
        await db.$client.query('select 1').finally(() => db.$client.end());
      },
      { timeout: 20_000, interval: 100 },
    );
  });
  afterAll(async () => {
    const exited = once(pgbouncer, 'exit');
    pgbouncer.kill('SIGTERM');
    await exited;
    socket.close();
    await database.drop();
    rmSync(directory, { recursive: true });
  });

  test('without the setting, the error names the setting to make', async () => {
    const db = connect(url, { max: 1 });
    const failure = await db.$client.query('select 1').catch((error) => error);
    await db.$client.end();
    expect(explain(failure)).toMatch(
      /unsupported startup parameter: statement_timeout\. .*Set DATABASE_POOLER=transaction/,
    );
  });

  test('a migration through it is refused before it locks anything for those that come after', async () => {
    const failure = await migrateDatabase(url).catch((error) => error);
    const db = connect(database.url, { max: 1 });
    const { rows } = await db.$client.query(
      `select 1 from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    await db.$client.end();
    expect(explain(failure)).toMatch(/Set DATABASE_POOLER=transaction/);
    expect(rows).toEqual([]);
  });

  test('named statements and transactions work on changing connections', async () => {
    const db = connect(url, { max: 8, pooled: true });
    const query = { name: 'agencies', text: 'select count(*)::int as count from agencies' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, place) => {
        if (place % 3 > 0) return (await db.$client.query(query)).rows[0].count;
        return inTransaction(db, async (tx) => (await tx.execute(query.text)).rows[0]?.count);
      }),
    );
    await db.$client.end();
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toBeGreaterThan(3);
  });
});
