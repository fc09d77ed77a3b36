import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { password } from '../../demo/personas.ts';
import { placeForData } from '../../tests/support/server/inMemory.ts';
import { quietPort } from '../../tests/support/server/quietPort.ts';
import { templates } from '../../tests/support/server/templates.ts';
import { createTemporaryDatabase } from '../../tests/support/server/temporaryDatabase.ts';
import { readEnv } from '../core/config/env.ts';
import { startServer } from './start.ts';

/** As main.ts starts it, without building the portal; it ends once it is up. */
const upOnce = `
  const { readEnv } = await import('./server/core/config/env.ts');
  const { startServer } = await import('./server/start/start.ts');
  const { welcome } = await import('./server/start/welcome.ts');
  const env = readEnv();
  const { app, stop } = await startServer(env);
  console.log((await welcome(app, env)).join('\\n'));
  console.log('accounts:', (await app.db.$client.query('select 1 from accounts')).rowCount);
  await stop();
`;
const upByItself = ['--import', 'tsx/esm', 'server/main.ts'];
const byProgram = ['--import', 'tsx/esm', '--input-type=module', '--eval', upOnce];

/** A loaded machine takes its time to set up a PostgreSQL. */
const LONGEST_MS = 180_000;

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(placeForData(), 'hub-safety-'));
  // PostgreSQL, as another user where this is root, has to get there.
  chmodSync(root, 0o711);
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs it in an environment of its own to its end. */
async function run(args: string[], variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const PORT = String(await quietPort());
  // In production it waits twelve seconds for a proxy to notice that it stops. There is none here.
  const own = { PORT, DATA_DIR: dataDir, NODE_ENV: 'production', DRAIN_SECONDS: '0' };
  const env = { PATH, HOME, ...own, ...variables };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const [out, err] = await output;
  return { code, out, err };
}
const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);

test('a production start without settings is refused before anything is created', async () => {
  const { code, out, err } = await run(upByItself, {});
  expect(code).toBe(1);
  expect(err).toContain(
    'Some environment variables are invalid:\nNot safe for NODE_ENV=production:',
  );
  expect(err).toContain('PUBLIC_URL: is not set');
  expect(err).toContain('SMTP_URL: is not set');
  expect(out).toBe('');
  expect(readdirSync(root)).toEqual([]);
});

test(
  'a production start on an empty directory makes no account, says how to make the first, and closes its files',
  async () => {
    mkdirSync(join(dataDir, 'mail'), { recursive: true, mode: 0o755 });
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'mail/old.eml'), '', { mode: 0o644 });
    writeFileSync(join(dataDir, 'session-secret'), 'kept'.repeat(12), { mode: 0o644 });

    const { code, out, err } = await run(byProgram, {
      ALLOW_INSECURE: 'public-url,mail-files',
      LOG_LEVEL: 'silent',
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('accounts: 0');
    expect(out).toContain('npm run admin -- staff add');
    expect(out).not.toContain(password);
    // Said at each start, however quiet the log.
    expect(out).toContain('UNSAFE, allowed by ALLOW_INSECURE: PUBLIC_URL: is not set');
    expect(out).toContain('UNSAFE, allowed by ALLOW_INSECURE: SMTP_URL: is not set');

    // As root PostgreSQL is another user, who passes through and sees nothing.
    expect(modeOf()).toBe(process.getuid?.() === 0 ? '711' : '700');
    expect(modeOf('mail')).toBe('700');
    expect(modeOf('mail/old.eml')).toBe('600');
    expect(modeOf('session-secret')).toBe('600');
    expect(modeOf('postgres')).toBe('700');
    expect(modeOf('postgres.log')).toBe('600');
  },
  LONGEST_MS,
);

test(
  'a production start on a database with demo accounts is refused, unless the operator insists',
  async () => {
    const database = await createTemporaryDatabase(inject('postgres'), {
      template: templates.seeded,
    });
    const variables = {
      PUBLIC_URL: 'https://hub.example',
      TRUST_PROXY: 'true',
      SMTP_URL: 'smtps://mail.example',
      DATABASE_URL: database.url,
      SESSION_SECRET: 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee',
      LOG_LEVEL: 'silent',
    };
    const given = { ...variables, NODE_ENV: 'production', DATA_DIR: dataDir };
    await expect(startServer(readEnv(given))).rejects.toThrow(
      /DATABASE_URL: holds \d+ demo accounts whose password everybody knows/,
    );
    const { code, out } = await run(byProgram, { ...variables, ALLOW_INSECURE: 'demo' });
    expect(code).toBe(0);
    expect(out).toMatch(/UNSAFE.*: DATABASE_URL: holds \d+ demo accounts/);
    expect(out).not.toContain(password);
    await database.drop();
  },
  LONGEST_MS,
);
