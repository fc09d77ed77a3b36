import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type ServerSettings, serverSettings } from '../../tests/support/server/serverSettings.ts';
import { readEnv } from '../core/config/env.ts';
import { startServer } from './start.ts';

/** The server as main.ts runs it, but for the portal, in a process of its own. */
const program = `
  const { readEnv } = await import('./server/core/config/env.ts');
  const { startServer } = await import('./server/start/start.ts');
  const { stop } = await startServer(readEnv());
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
`;
const { app, code: brand, licenseKey } = defaultBrand;
const login = { identity: 'poc.approved@northwind.example', password: 'Welcome1!' };
let port: number;
let base: string;
let settings: ServerSettings;

beforeEach(async () => {
  settings = await serverSettings({ DRAIN_SECONDS: '1', LIMIT_REQUESTS_PER_SECOND: '100000' });
  port = Number(settings.PORT);
  base = `http://127.0.0.1:${port}`;
});

/** Runs the program until it is ready. Returns what tells it to stop, and resolves with its exit code when it has. */
async function startProgram(): Promise<() => Promise<number>> {
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', program];
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(200), {
    timeout: 90_000,
    interval: 100,
  });
  return async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    return code;
  };
}

const post = (name: keyof typeof endpoints, body: object) =>
  fetch(`${base}/api/v1${endpointPath(endpoints[name].path, { app, brand })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ licenseKey, ...body }),
  });

test('what can’t be stopped is reported, and all else is stopped', async () => {
  const { app, stop } = await startServer(readEnv(settings));
  const close = vi.spyOn(app, 'close').mockRejectedValue(new Error('still open'));
  await expect(stop()).rejects.toThrow('still open');
  expect(app.db.$client.ended).toBe(true);
  close.mockRestore();
  await app.close();
});

test('without a mail server it writes emails to files; when stopped it completes requests in progress and waits for nothing else', async () => {
  const stop = await startProgram();
  const email = 'founder@new-agency.example';
  const password = 'Fresh-start9';
  const names = { firstName: 'Nia', lastName: 'Lee', emailAddress: email };
  await post('createAgent', { ...names, password, confirmPassword: password });
  const directory = join(settings.DATA_DIR, 'mail');
  const file = await vi.waitFor(() => {
    // Others wait too: the demo data is older than this day.
    const found = readdirSync(directory)
      .filter((entry) => entry.endsWith('.eml'))
      .map((name) => readFileSync(join(directory, name), 'utf8'))
      .find((text) => text.includes(`To: ${email}`));
    if (!found) throw new Error('not yet');
    return found;
  }, 20_000);
  expect(file.replaceAll('=\r\n', '')).toMatch(/\/account\/confirm\?token=(3D)?[\w-]{43}/);

  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => {});
  const answers = Promise.all(Array.from({ length: 6 }, () => post('login', login)));
  // Keep-alive connections at rest don't hold it up either.
  await fetch(`${base}/livez`);
  const [code, codes] = await Promise.all([stop(), answers]);
  expect(codes.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(code).toBe(0);
  silent.destroy();
}, 120_000);

test('new connections are served until their client has seen that the server is not ready', async () => {
  const server = await startServer(readEnv(settings));
  let failures = 0;
  let answered = 0;
  let isReady = true;
  const client = async () => {
    while (isReady) {
      await fetch(`${base}/livez`, { headers: { connection: 'close' } }).then(
        () => (answered += 1),
        () => (failures += 1),
      );
    }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  await vi.waitFor(() => expect(answered).toBeGreaterThan(100), 20_000);
  const stopped = server.stop();
  // A proxy looks now and then, and sends no more requests once it was told.
  await vi.waitFor(async () => expect((await fetch(`${base}/readyz`)).status).toBe(503), {
    timeout: 20_000,
    interval: 300,
  });
  isReady = false;
  await clients;
  await stopped;
  expect(failures).toBe(0);
});

test('under steady load no request meets a connection that is being closed', async () => {
  const server = await startServer(readEnv(settings));
  const agent = new Agent({ keepAlive: true });
  const failures: unknown[] = [];
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const request = get({ agent, port, host: '127.0.0.1', path: '/livez' }, (answer) => {
        if (answer.statusCode !== 200) failures.push(answer.statusCode);
        answer.resume().once('end', resolve);
      });
      // A connection that was never answered is one that the server did not take any more.
      request.once('error', (error) => {
        if (request.reusedSocket) failures.push(error);
        reject(error);
      });
    });
  const client = async () => {
    for (;;) {
      await ask();
      answered += 1;
    }
  };
  const clients = Promise.allSettled(Array.from({ length: 8 }, client));
  await vi.waitFor(() => expect(answered).toBeGreaterThan(100), 20_000);
  await server.stop();
  await clients;
  expect(failures).toEqual([]);
  agent.destroy();
});

test('a connection that is idle when the drain ends still has its next request answered', async () => {
  const server = await startServer(readEnv({ ...settings, DRAIN_SECONDS: '0' }));
  const socket = connect(port, '127.0.0.1');
  const closed = once(socket, 'close').then(() => ['closed without an answer']);
  const ask = async () => {
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [answer] = await Promise.race([once(socket, 'data'), closed]);
    return String(answer).split('\r\n', 1)[0];
  };
  expect(await ask()).toBe('HTTP/1.1 200 OK');
  const stopped = server.stop();
  await vi.waitFor(() => expect(server.app.server.listening).toBe(false), { interval: 5 });
  expect(await ask()).toBe('HTTP/1.1 200 OK');
  await stopped;
});
