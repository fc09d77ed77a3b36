import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { inject } from 'vitest';
import { runCommand } from '../../server/admin/commands.ts';
import { readEnv } from '../../server/core/config/env.ts';
import { type S3Server, s3Server } from '../../server/core/files/testing/s3Server.ts';
import type { RunningServer } from '../../server/start/serve.ts';
import { startServer } from '../../server/start/start.ts';
import { settingsOfFirstDay } from './documentCommands.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { quietPort } from './server/quietPort.ts';
import { asApplication } from './server/templates.ts';
import { createTemporaryDatabase } from './server/temporaryDatabase.ts';
import { startTlsProxy } from './tlsProxy.ts';

const run = promisify(execFile);
const HOST = 'hub.your-group.example';

/**
 * Somebody who follows the documents in a shell, from an empty database on, with the settings of before-you-go-live.md.
 * What the documents leave open is filled in, and what they reach is this machine: the database, the mail server, a
 * proxy.
 */
export interface Operator {
  directory: string;
  /** The environment of the commands. */
  settings: Record<string, string>;
  app: RunningServer['app'];
  mailbox: Mailbox;
  store: S3Server;
  /** Runs a line in a shell. Returns what it wrote. `npm run admin` runs in this process: a process costs two seconds. */
  shell(line: string): Promise<string>;
  /** Runs a statement in the hub's database as the superuser. */
  sql(statement: string): Promise<pg.QueryResult>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `npm run admin` leaves its environment and its words to the process of the test. */
const FUNCTIONS = `
npm() { shift 3; env -0; printf '\\n'; printf '%s\\0' "$@"; }
curl() { command curl --cacert "$CA" --connect-to "${HOST}:443:127.0.0.1:$TLS_PORT" \\
  --connect-to "localhost:9464:127.0.0.1:$METRICS_PORT" "$@"; }
`;

export async function startOperator(): Promise<Operator> {
  const directory = await mkdtemp(join(tmpdir(), 'hub-operator-'));
  const [database, mailbox, store, port, metricsPort] = await Promise.all([
    createTemporaryDatabase(inject('postgres')),
    startMailbox(),
    s3Server(),
    quietPort(),
    quietPort(),
  ]);
  const proxy = await startTlsProxy(directory, { host: HOST, port });
  const given: Record<string, string> = {
    ...Object.fromEntries(settingsOfFirstDay().map((line) => line.split(/=(.*)/s))),
    DATABASE_URL: asApplication(database.url),
    DATABASE_OWNER_URL: database.url,
    SMTP_URL: mailbox.url,
    SESSION_SECRET: await secret(48),
    BACKUP_KEY: await secret(24),
    DATA_DIR: join(directory, 'data'),
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  };
  let server: RunningServer | undefined;

  async function shell(line: string): Promise<string> {
    const env = {
      ...operator.settings,
      PATH: process.env.PATH,
      CA: join(directory, 'tls.pem'),
      TLS_PORT: proxy.port,
    };
    const { stdout } = await run('bash', ['-ec', FUNCTIONS + line], { cwd: directory, env });
    return /(?:^|\s)npm run admin -- /.test(line) ? runAdmin(stdout) : stdout;
  }

  const operator: Operator = {
    directory,
    settings: given,
    get app() {
      if (!server) throw new Error('The server is not running.');
      return server.app;
    },
    mailbox,
    store,
    shell,
    async sql(statement) {
      const client = new pg.Client({ connectionString: asSuperuser(database.url) });
      await client.connect();
      return client.query(statement).finally(() => client.end());
    },
    async start() {
      server = await startServer(readEnv(given), async () => inject('portal'));
    },
    async stop() {
      await server?.stop();
      await Promise.all([proxy.stop(), mailbox.stop(), store.stop(), database.drop()]);
      await rm(directory, { recursive: true });
    },
  };
  return operator;
}

/** Runs a command from what the shell made of its line: the environment, an empty line and the words. */
async function runAdmin(line: string): Promise<string> {
  const [environment = '', words = ''] = line.split('\0\n');
  const variables = environment.split('\0').map((pair) => pair.split(/=(.*)/s));
  const printed: string[] = [];
  await runCommand(
    words.split('\0').slice(0, -1),
    (text) => printed.push(text),
    Object.fromEntries(variables),
  );
  return printed.join('\n');
}

function asSuperuser(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  return url.href;
}

const secret = async (bytes: number) =>
  (await run('openssl', ['rand', '-base64', String(bytes)])).stdout.trim();
