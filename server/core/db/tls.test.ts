import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect as connectTo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findProgram, needs } from '../../../tests/support/needs.ts';
import { quietPort } from '../../../tests/support/server/quietPort.ts';
import { templates } from '../../../tests/support/server/templates.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../tests/support/server/temporaryDatabase.ts';
import { explain } from '../../start/explain.ts';
import { connect } from './connection.ts';

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));

/** The length of PostgreSQL's request for TLS, which a client sends first. */
const TLS_REQUEST_BYTES = 8;

/** PostgreSQL behind TLS with a certificate of a private authority. */
describe('a database with TLS', needs('openssl', findProgram('openssl')), () => {
  const directory = mkdtempSync(join(tmpdir(), 'hub-tls-'));
  const file = (name: string) => join(directory, name);
  const sockets = new Set<Socket>();
  let database: TemporaryDatabase;
  let withTls: Server;
  let port: number;

  beforeAll(async () => {
    const openssl = (...args: string[]) =>
      execFileSync('openssl', args, { cwd: directory, stdio: 'ignore' });
    const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Own CA');
    openssl(
      ...['req', '-x509', ...key, '-keyout', 'db.key', '-out', 'db.pem', '-subj', '/CN=localhost'],
      ...['-CA', 'ca.pem', '-CAkey', 'ca.key', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-addext', 'basicConstraints=CA:FALSE'],
    );
    const certificate = { key: readFileSync(file('db.key')), cert: readFileSync(file('db.pem')) };
    database = await createTemporaryDatabase(inject('postgres'), { template: templates.migrated });
    port = await quietPort();
    withTls = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('readable', () => {
        socket.read(TLS_REQUEST_BYTES);
        socket.write('S');
        const client = new TLSSocket(socket, { isServer: true, ...certificate });
        const server = toPostgres(database.url);
        for (const end of [client, server]) end.on('error', () => client.destroy());
        client.pipe(server).pipe(client);
      });
    });
    await listening(withTls, port);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    withTls.close();
    await database.drop();
    rmSync(directory, { recursive: true });
  });

  /** Returns the address by which a client gets there. */
  function through(settings: string, host = 'localhost'): string {
    const url = new URL(`postgres://${host}:${port}${new URL(database.url).pathname}?${settings}`);
    const { username, password } = new URL(database.url);
    return Object.assign(url, { username, password }).href;
  }

  /** Connects. Returns the explanation of a failure, or undefined. */
  async function tryOut(url: string): Promise<string | undefined> {
    const db = connect(url, { max: 1 });
    const failure = await db.$client.query('select 1').then(
      () => undefined,
      (error) => explain(error),
    );
    await db.$client.end();
    return failure;
  }

  test('is used if its private authority is trusted', async () => {
    const url = through(`sslmode=verify-full&sslrootcert=${file('ca.pem')}`);
    expect(await tryOut(url)).toBeUndefined();
  });

  test('is refused with an explanation otherwise', async () => {
    expect(await tryOut(through('sslmode=verify-full'))).toMatch(
      /can't be reached by TLS: unable to verify.*Trust its certificate by sslrootcert=FILE/,
    );
  });

  test('is refused with an explanation if the certificate has another host name', async () => {
    const url = through(`sslmode=verify-full&sslrootcert=${file('ca.pem')}`, '127.0.0.1');
    expect(await tryOut(url)).toMatch(/can't be reached by TLS: .*altnames/);
  });

  test('is refused without TLS if the address demands it', async () => {
    const refusing = createServer((socket) => socket.once('data', () => socket.end('N')));
    const other = await quietPort();
    await listening(refusing, other);
    const url = through('sslmode=verify-full').replace(`:${port}/`, `:${other}/`);
    expect(await tryOut(url)).toMatch(/offers no TLS\. Turn it on there .*sslmode=disable/);
    refusing.close();
  });
});

/** Connects to PostgreSQL itself, by its socket or port. */
function toPostgres(url: string): Socket {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder
    ? connectTo(`${folder}/.s.PGSQL.${port || 5432}`)
    : connectTo(Number(port), hostname);
}
