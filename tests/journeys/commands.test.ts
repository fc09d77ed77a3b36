import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { password } from '../../demo/personas.ts';
import { readEnv } from '../../server/core/config/env.ts';
import { tryBundle } from '../support/bundledHub.ts';
import {
  documentCommands,
  languagesOfBlocks,
  settingsOfFirstDay,
} from '../support/documentCommands.ts';
import { findProgram, needs } from '../support/needs.ts';
import { type Operator, startOperator } from '../support/operator.ts';
import { quietPort } from '../support/server/quietPort.ts';
import { testApp } from '../support/server/testApp.ts';

/** Runs the commands that the documents for operators tell their readers to run, each as it stands there. */

const root = join(import.meta.dirname, '../..');
const commands = documentCommands();
let operator: Operator;

type Run = (command: string) => Promise<void>;

/** Runs a command with what its document leaves open filled in, and compares what it prints. */
const printing =
  (expected: RegExp, more: Record<string, string> = {}): Run =>
  async (command) => {
    const filledIn = {
      '/backups/hub-….backup': join(operator.directory, 'hub-*.backup'),
      '/backups': operator.directory,
      '/tmp/hub-trial': join(operator.directory, 'hub-trial'),
      EMAIL: 'colleague@your-group.example',
      FILE: join(operator.directory, 'file'),
    };
    const line = Object.entries({ ...filledIn, ...more }).reduce(
      (text, [open, value]) => text.replace(open, value),
      command,
    );
    expect(await operator.shell(line)).toMatch(expected);
  };

/** What it prints is what the comment behind it says. */
const asCommented: Run = (command) => {
  const { comment = '' } = commands.find((one) => one.command === command) ?? {};
  const parts = comment.split('…').map((part) => part.trim().replaceAll('.', '\\.'));
  return printing(new RegExp(`^${parts.join('[\\s\\S]*')}`))(command);
};

/** The statement is taken back: roles belong to all databases of the tests. */
const takenBack: Run = async (statement) => {
  await operator.sql(`begin; ${statement}; rollback`);
};
const executed: Run = async (statement) => {
  await operator.sql(statement);
};

const dryRun: Run = (command) =>
  printing(/^\w+\/hub/, { '--from-env-file=hub.env': '--from-literal=A=b' })(
    `${command} --dry-run=client --output name`,
  );

/** The server writes a line with the reference of a request. */
const findInLog: Run = async (command) => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const hub = await testApp({ env: { logLevel: 'info' }, logTo });
  await hub.guest().call('me', { query: { diagId: 'REFERENCE' } });
  await hub.close();
  writeFileSync(join(operator.directory, 'hub.log'), lines.join(''));
  await printing(/"diagId":"REFERENCE"/)(command);
};

/** The copied settings are those that compose.yaml asks for. */
const copySettings: Run = async (command) => {
  copyFileSync(join(root, '.env.example'), join(operator.directory, '.env.example'));
  await operator.shell(command);
  const copied = readFileSync(join(operator.directory, '.env'), 'utf8');
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  for (const [, name] of compose.matchAll(/\$\{(\w+):\?/g)) expect(copied).toMatch(`${name}=`);
};

/** Roles and database have other names, since those of the document are the tests' own. */
const makeRoles: Run = async (statements) => {
  const names = statements.replaceAll(/\bhub(_app)?\b/g, 'temporary_docs$1');
  for (const statement of names.split('; ')) await operator.sql(statement);
  await operator.sql('drop database temporary_docs');
  await operator.sql('drop role temporary_docs, temporary_docs_app');
};

/** The second time there is a key already, and another is put before it. */
const makeKey: Run = async (command) => {
  const file = join(operator.directory, 'badge-keys.json');
  await printing(/signs badges/, { FILE: file, '/etc/hub/badge-keys.json': file })(command);
};

/** systemd finds nothing wrong with the service. The paths of the document belong to another machine. */
const copyService: Run = async (command) => {
  const to = { '/etc/systemd/system/': operator.directory, 'docs/': join(root, 'docs/') };
  await printing(/^$/, to)(command);
  const service = readFileSync(join(operator.directory, 'hub.service'), 'utf8');
  writeFileSync(
    join(operator.directory, 'hub.service'),
    service.replace('/usr/bin/node', process.execPath),
  );
};

/** The server starts in the test's process; as a program it is run by `npm run test:commands`. */
const start: Run = async () => {
  await operator.start();
};

const moveToBucket: Run = async (command) => {
  const { bucket, endpoint = '', keyId = '', secret = '' } = operator.store.settings;
  Object.assign(operator.settings, {
    FILE_STORE_URL: `s3://${bucket}`,
    FILE_STORE_ENDPOINT: endpoint,
    FILE_STORE_KEY_ID: keyId,
    FILE_STORE_SECRET: secret,
  });
  await printing(/0 files/)(command);
};

/** What to do at the address that a program names when it is ready. */
type Visit = (origin: string) => Promise<void>;

/** Signs in as a person of the demo data, without script. */
const signIn: Visit = async (origin) => {
  const signedIn = await fetch(origin + paths.login, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ email: 'poc.approved@northwind.example', password }),
  });
  expect(signedIn.headers.get('location')).toBe(paths.dashboard);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const page = await fetch(origin + paths.dashboard, { headers: { cookie: cookie.join('; ') } });
  expect(await page.text()).toContain('poc.approved@northwind.example');
};

const isPage: Visit = async (origin) => {
  expect((await fetch(origin, { headers: { accept: 'text/html' } })).status).toBe(200);
};

/** The directory of Node 24: this one's, else the one in npm's package, which npm keeps in its cache. */
function node24(): string {
  if (Number.parseInt(process.versions.node, 10) >= 24) return dirname(process.execPath);
  const name = `--package=node-${process.platform}-${process.arch}@24.9.0`;
  const words = ['exec', '--yes', '--ignore-scripts', name, '--', 'node', '-p', 'process.execPath'];
  return dirname(execFileSync('npm', words, { encoding: 'utf8' }).trim());
}

/**
 * Runs a program until it has said that it is ready, and was visited. Then the server alone is told to stop, as by a
 * supervisor, and stops all that it has started; npm is told together with it.
 */
const visiting =
  (visit: Visit, node = dirname(process.execPath)): Run =>
  async (command) => {
    const env = {
      ...process.env,
      PATH: [node, process.env.PATH].join(delimiter),
      NODE_ENV: '',
      PORT: String(await quietPort()),
      DATA_DIR: join(operator.directory, 'own-data'),
    };
    const isServer = command.startsWith('node ');
    const line = isServer ? `exec ${command}` : command;
    const program = spawn('bash', ['-ec', line], { cwd: root, env, detached: true });
    const ended = once(program, 'close');
    let said = '';
    for (const output of [program.stdout, program.stderr]) {
      output.on('data', (text) => {
        said += text;
      });
    }
    const findAddress = () =>
      /(?:is ready:|Local:|Portal:)\s+(http:\/\/localhost:\d+)/.exec(said)?.[1];
    try {
      await vi.waitFor(() => expect(findAddress() ?? said).toMatch(/^http/), 300_000);
      await visit(findAddress() ?? '');
    } finally {
      const pid = program.pid as number;
      process.kill(isServer ? pid : -pid, 'SIGTERM');
      const [code] = await ended;
      if (isServer) expect(code).toBe(0);
      expect(existsSync(join(env.DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false);
    }
  };

/** Tells the server, as process 1 of a container, to stop, again and again until it begins to start. */
async function stopAsFirstProcess(): Promise<void> {
  const DATA_DIR = join(operator.directory, 'stopped-data');
  const env = { ...process.env, NODE_ENV: '', PORT: String(await quietPort()), DATA_DIR };
  const server = [process.execPath, '--import', 'tsx/esm', 'server/main.ts'];
  const container = spawn('unshare', ['--pid', '--fork', '--kill-child', ...server], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const ended = once(container, 'exit');
  try {
    await vi.waitFor(
      () => {
        const children = `/proc/${container.pid}/task/${container.pid}/children`;
        const first = Number(readFileSync(children, 'utf8'));
        expect(first).toBeGreaterThan(0);
        process.kill(first, 'SIGTERM');
        expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(true);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(await ended).toEqual([0, null]);
  } finally {
    container.kill('SIGKILL');
  }
}

/** Makes the bundle, and uses it alone with the Node of the container. */
const bundle: Run = async (command) => {
  await succeeding(command);
  await tryBundle(node24(), operator);
};

const succeeding: Run = async (command) => {
  execFileSync('bash', ['-ec', command], { cwd: root, stdio: 'inherit' });
};

/**
 * By `npm run test:commands` and `npm run test:node24` alone: each takes seconds of processor time or more, needs usual
 * ports, or asks npm.
 */
const slow: Record<string, Run> = {
  'node server/main.ts': async (command) => {
    await visiting(signIn, node24())(command);
    expect(existsSync(join(operator.directory, 'own-data/compiled'))).toBe(true);
  },
  'npm start': visiting(signIn),
  'HUB_BRAND=brands/lantern-quay npm start': visiting(signIn),
  'node --import tsx/esm server/main.ts': visiting(signIn),
  'npm run dev': visiting(isPage),
  'npm run dev:server': visiting(isPage),
  'npm run check': succeeding,
  'npm run build': succeeding,
  'npm run bundle': bundle,
  'npm run size': succeeding,
  'npm run bench:enumeration': succeeding,
  'npm audit --omit=dev': succeeding,
};

/** What is not run anywhere by this file, and why. */
const notRun: Record<string, string> = {
  'npm ci && npm start': 'npm ci takes the packages from under the tests; npm start is run',
  'npm ci && npm test': 'this is a part of it; .ci/run is the line itself',
  'npm test': 'this is a part of it',
  'npm ci && npm run bundle':
    'npm ci takes the packages from under the tests; npm run bundle is run',
  'npm run test:node24': 'is this file, only with node server/main.ts',
  'npm run test:commands': 'is this file, run in full',
  'npm run format': 'rewrites the checkout',
  'npm run fonts': 'rewrites the checkout',
  'npm run docs': 'rewrites the checkout; providers/i18n/supportPage.test.ts compares',
  'npm run mutate': 'takes hours',
  'npm run bench': 'takes minutes of both cores',
  'npm run bench:backup': 'takes minutes of both cores',
  'npm run bench:programme': 'takes minutes of both cores',
  'npm run bench:hostile': 'takes minutes of both cores',
  'npm run bench:interaction': 'takes minutes of both cores',
  'npm run bench:lighthouse': 'needs a running product; tests/budget/guestPage.test.ts judges too',
  'npm run bench:renewal': 'takes minutes of both cores',
  'npm run bench:start': 'takes minutes of both cores',
  'npm run cluster': 'takes minutes of both cores',
  'npm run cluster:full': 'needs root, to mount a small disk',
  'npm run cluster:soak': 'takes an hour of both cores',
  'node server/admin.js …': 'stands for the commands of the bundle, which npm run bundle tries',
  'node --enable-source-maps server/main.js':
    'is the command of the Dockerfile; npm run bundle tries it',
  'npm run admin -- …': 'stands for the commands in its row',
  'npm run admin -- staff add EMAIL --roles ROLES': 'a mention; staff add EMAIL --roles all is run',
  'npm run admin -- staff remove EMAIL [--roles ROLES]': 'a mention; staff remove EMAIL is run',
  'npm run admin -- audit export --before … --prune': 'a mention; audit export FILE is run',
  'docker build': 'needs a container engine; server/core/config/deploy.test.ts reads the file',
  'docker compose up --build': 'needs a container engine',
  'docker compose run --rm demo': 'needs a container engine',
  'docker compose run --rm hub node server/admin.js staff add you@your-group.example --roles all':
    'needs a container engine; staff add is run, in the bundle too',
  'docker buildx imagetools inspect IMAGE:VERSION': 'asks a registry of images',
  'docker run --rm --entrypoint cat IMAGE sbom.cdx.json': 'needs a container engine',
  'curl -sI http://hub.your-group.example/': "asks the reader's own proxy",
  'curl -m 5 http://THE-MACHINE:3000/': "asks the reader's own network",
  'kubectl --namespace hub apply --filename docs/operating/deploy/kubernetes.yaml':
    'needs a cluster, dry runs too; server/core/config/deploy.test.ts checks the file by the schemas',
  'systemctl enable --now hub': 'needs systemd as process 1',
};

/** In this order, each on what those before it left. */
const run: Record<string, Run> = {
  'openssl rand -base64 48': printing(/^[\w+/]{64}\n$/),
  'openssl rand -base64 24': printing(/^[\w+/]{32}\n$/),
  'cp .env.example .env': copySettings,
  'npm run admin -- migrate': asCommented,
  'npm run admin -- staff add somebody@your-group.example --roles all': asCommented,
  'npm start': start,
  'curl -sI https://hub.your-group.example/': async (command) => {
    await printing(/^HTTP\S+ 200/)(command);
    await printing(/strict-transport-security: /)(command);
    await printing(/content-security-policy: /)(command);
  },
  'curl -s https://hub.your-group.example/readyz': printing(/^\{"status":"ok"\}$/),
  'curl --silent http://localhost:9464/readyz': printing(/"name":"database","state":"ok"/),
  'select * from jobs order by name;': executed,
  'npm run admin -- privacy report': printing(/^ +sessions: .*tokenHash/m),
  'npm run admin -- privacy due': printing(/mails +now 0, within 30 days 0 more/),
  'npm run admin -- badge-keys rotate /etc/hub/badge-keys.json': makeKey,
  'npm run admin -- doctor': printing(/^(ok {7}.*\n?)+$/),
  'npm run admin -- staff add EMAIL --roles all': printing(/Account created/),
  'npm run admin -- account disable EMAIL': printing(/is closed/),
  'npm run admin -- account enable EMAIL': printing(/can log in again/),
  'npm run admin -- staff reset-factors EMAIL': printing(/./),
  'npm run admin -- sessions end EMAIL': printing(/out of 0 places/),
  'npm run admin -- staff remove EMAIL': printing(/is no longer/),
  'npm run admin -- backup /backups/hub-$(date +%F).backup': asCommented,
  'DATA_DIR=/tmp/hub-trial DATABASE_URL= DATABASE_OWNER_URL= npm run admin -- restore /backups/hub-….backup':
    asCommented,
  'npm run admin -- backup FILE': printing(/rows written to .*, encrypted/),
  'npm run admin -- restore FILE': (command) =>
    expect(printing(/./)(command)).rejects.toThrow(/not empty/),
  'npm run admin -- files move s3': moveToBucket,
  'npm run admin -- files move STORE': printing(/./, { STORE: 's3' }),
  'npm run admin -- files move database': printing(/./),
  'npm run admin -- audit export FILE': (command) =>
    printing(/^$/, { FILE: join(operator.directory, 'audit.jsonl') })(command),
  'npm run admin -- seed --demo': (command) =>
    expect(printing(/./)(command)).rejects.toThrow(/not empty/),
  "alter role hub_app set statement_timeout = '15s';": takenBack,
  "alter role hub_app set idle_in_transaction_session_timeout = '30s';": takenBack,
  "create role hub login password '…'; create role hub_app login password '…'; create database hub owner hub;":
    makeRoles,
  'vacuum full file_contents': executed,
  'grep REFERENCE hub.log': findInLog,
  'cp docs/operating/deploy/hub.service /etc/systemd/system/': copyService,
  'kubectl create namespace hub': dryRun,
  'kubectl --namespace hub create secret generic hub --from-env-file=hub.env': dryRun,
};

const VERIFIER = 'systemd-analyze';

/** What a command begins with is not everywhere where Node is. */
const needsOf = (command: string) => {
  const [program = ''] = command.split(' ');
  return ['curl', 'kubectl'].includes(program) ? needs(program, findProgram(program)) : {};
};

test('each command of the documents is run, or it is said why not', () => {
  const known = Object.keys({ ...run, ...slow, ...notRun });
  expect(commands.map(({ command }) => command).sort()).toEqual(known.sort());
});

test('no block of the documents is in a language in which commands are not looked for', () => {
  expect(languagesOfBlocks().sort()).toEqual(['haproxy', 'sh', 'sql', 'text', 'yaml']);
});

test('each npm command of the documents is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = commands.flatMap(({ command }) =>
    [...command.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(named).toContain('bench:programme');
  const ofNpm = ['ci', 'audit', 'prune'];
  expect(named.filter((name) => !(name in scripts || ofNpm.includes(name)))).toEqual([]);
});

test('a production start takes the settings of the first day as they stand', () => {
  const settings = Object.fromEntries(settingsOfFirstDay().map((line) => line.split(/=(.*)/s)));
  const secret = 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee';
  expect(readEnv({ ...settings, SESSION_SECRET: secret, BACKUP_KEY: secret })).toMatchObject({
    production: true,
    unsafe: [],
  });
});

describe('followed from an empty database on', needs('openssl', findProgram('openssl')), () => {
  beforeAll(async () => {
    operator = await startOperator();
  });
  afterAll(() => operator.stop());

  for (const [command, way] of Object.entries(run)) {
    test(command, needsOf(command), async () => {
      await way(command);
    });
  }

  test(
    'systemd understands the copied service',
    needs(VERIFIER, findProgram(VERIFIER)),
    async () => {
      expect(await operator.shell(`${VERIFIER} verify ./hub.service 2>&1`)).toBe('');
    },
  );

  const isSlow = process.env.npm_lifecycle_event?.startsWith('test:');
  describe('as a process:', needs('npm run test:commands', isSlow), () => {
    test.each(Object.entries(slow))('%s', { timeout: 600_000 }, async (command, way) => {
      await way(command);
    });

    // Only root may make a process the first one.
    test(
      'process 1 of a container: a signal that comes before the server is loaded stops it',
      { ...needs('root', process.getuid?.() === 0), timeout: 120_000 },
      stopAsFirstProcess,
    );
  });
});
