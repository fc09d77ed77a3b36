import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { contentBase, contentFiles } from '../../contract/addresses.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { goodEvent, reportWorkbook } from '../../workbooks/testing/reportWorkbook.ts';
import { signIn } from '../cluster/client.ts';
import type { Operator } from './operator.ts';
import { quietPort } from './server/quietPort.ts';
import { createTemporaryDatabase } from './server/temporaryDatabase.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The command of an instruction of the Dockerfile. */
function commandOf(instruction: string): [program: string, ...args: string[]] {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const [, words = ''] = new RegExp(`^${instruction}(\\[.+\\])$`, 'm').exec(dockerfile) ?? [];
  return JSON.parse(words);
}

const listOf = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** A collector of traces. */
async function startCollector() {
  const names = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[];
    };
    const scopes = body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    for (const { name } of scopes.flatMap(({ spans }) => spans)) names.add(name.slice(0, 8));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { names, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/**
 * Runs the bundle as the container does: alone in a folder, by the commands of the Dockerfile, for what each of its
 * parts is needed. An empty database is migrated and filled with the demo data.
 * @param node the directory of the Node that runs it
 */
export async function tryBundle(node: string, { mailbox, store }: Operator): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'hub-bundle-'));
  const app = join(place, 'app');
  onTestFinished(() => rmSync(place, { recursive: true }));
  cpSync(join(root, 'dist/hub'), app, { recursive: true });
  const files = listOf(app);
  const isCode = (name: string) => /\.(?:m?js|map|json)$/.test(name);
  const readApp = (name: string) => readFileSync(join(app, name), 'utf8');
  expect(files.filter((name) => isCode(name) && readApp(name).includes(root))).toEqual([]);
  const [database, port, metricsPort, collector] = await Promise.all([
    createTemporaryDatabase(inject('postgres')),
    quietPort(),
    quietPort(),
    startCollector(),
  ]);
  onTestFinished(async () => {
    collector.server.close();
    await database.drop();
  });
  const origin = `http://localhost:${port}`;
  const env = {
    PATH: [node, process.env.PATH].join(delimiter),
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    ALLOW_INSECURE: 'public-url,demo',
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    SESSION_SECRET: 'Xk3vQ9zLr7TnWb5YhJd2MfPs8GcUa4Ee',
    DATA_DIR: join(place, 'data'),
    DRAIN_SECONDS: '0',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    FILE_STORE_URL: `s3://${store.settings.bucket}`,
    FILE_STORE_ENDPOINT: store.settings.endpoint,
    FILE_STORE_KEY_ID: store.settings.keyId,
    FILE_STORE_SECRET: store.settings.secret,
  };
  const shell = async (line: string) =>
    (await run('bash', ['-ec', line], { cwd: app, env })).stdout;

  expect(await shell('node server/admin.js migrate')).toContain('The database is up to date.');
  expect(await shell('node server/admin.js seed --demo')).toContain('The demo accounts');

  const [program, ...args] = commandOf('CMD ');
  const server = spawn(program, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  let log = '';
  server.stdout.on('data', (text) => {
    log += text;
  });
  try {
    await vi.waitFor(() => expect(log).toContain('is ready'), 60_000);
    const [probe, ...probing] = commandOf('HEALTHCHECK [\\s\\S]+?CMD ');
    await run(probe, probing, { env });
    await askForParts();
    await refuseUpload();
  } finally {
    server.kill();
    await ended;
  }
  expect(await ended).toEqual([0, null]);
  expect(collector.names).toContain('pg.query');
  expect(listOf(app)).toEqual(files);

  /** Asks for something of each package that is loaded when it is needed, and of each file beside the code. */
  async function askForParts() {
    const found = async (address: string, what: RegExp) => {
      const text = await (await fetch(address)).text();
      expect(what.exec(text)?.[0], address).toBeDefined();
    };
    await found(origin, /<input[^>]+name="password"/);
    await found(`${origin}/api/docs/static/swagger-ui.css`, /^\.swagger-ui/);
    await found(`${origin}${contentBase}/${contentFiles.heroImage.name}`, /^<svg/);
    await found(`http://localhost:${metricsPort}/metrics`, /hub_http_request_duration_seconds/);

    const poc = await signIn(origin, 'poc.approved@northwind.example');
    const template = await poc.get(`${contentBase}/${contentFiles.reportTemplate.name}`);
    expect(template.status).toBe(200);
    const preview = await poc.call('previewReport', { form: report });
    expect(preview.json()).toMatchObject({ state: 'READ', totals: { events: 1 } });
    expect((await poc.call('markPreview', { form: report })).status).toBe(200);
    expect((await poc.call('uploadReport', { form: report })).status).toBe(201);
    expect(store.objects.size).toBeGreaterThan(0);

    const staff = await signIn(origin, 'reviewer@aldervale.example');
    const picture = formWith('plan.png', png);
    expect((await staff.change('POST', `${staffBase}/images`, picture)).status).toBe(201);
    const bookings = `${staffBase}/reports/bookings?quarter=2026-Q1&format=xlsx`;
    expect((await staff.get(bookings)).status).toBe(200);
    const texts = `${staffBase}/texts/translation?scope=portal&locale=fr-CA`;
    expect((await staff.get(texts)).status).toBe(200);

    const colleague = 'colleague@your-group.example';
    expect(await shell(`npm run admin -- staff add ${colleague} --roles all`)).toContain(
      'Account created.',
    );
    await mailbox.take(colleague);
  }

  /** What goes wrong is logged with the places in the sources. */
  async function refuseUpload() {
    const poc = await signIn(origin, 'poc.other@maple.example');
    await store.stop();
    const { status } = await poc.call('uploadReport', { form: report });
    await store.start();
    expect(status).toBe(503);
    const source = join(app, 'server/optional/s3Store.ts:');
    await vi.waitFor(() => expect(log.includes(source)).toBe(true), 10_000);
  }
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function formWith(name: string, file: Buffer): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], name));
  return form;
}
const report = () => formWith('Q1.xlsx', reportWorkbook([goodEvent]));
