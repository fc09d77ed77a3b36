import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, type EndpointName, endpointPath } from '../../contract/addresses.ts';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../contract/calls/call.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { password } from '../../demo/personas.ts';
import { connect } from '../../server/core/db/connection.ts';
import { startEmbedded } from '../../server/core/db/embedded/embedded.ts';
import { migrateDatabase } from '../../server/core/db/migrate.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { median } from './measure.ts';

/**
 * `npm run bench:enumeration`: can a guest tell who has an account by the time of an answer? For each call that takes
 * an address it sends pairs of a known and an unknown one, in an order by chance and with the answer awaited, and
 * prints how well the times tell them apart: the share of all pairs of times in which the known one is the slower (or,
 * where that is more, the faster) one. 0.5 is guessing; more than the bound fails. Chance alone moves it by some 0.02
 * at 500 pairs, and a busy machine by more, so a measurement over the bound is repeated. `--pairs`, `--bound` and
 * `--tries` change it.
 */
const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '500' },
    bound: { type: 'string', default: '0.55' },
    tries: { type: 'string', default: '3' },
  },
});
const pairs = Number(options.pairs);
const bound = Number(options.bound);
const tries = Number(options.tries);
const WARM_UP = 40;

const names = { firstName: 'Nia', lastName: 'Lee' };
const passwords = { password: 'Fresh-start9', confirmPassword: 'Fresh-start9' };
const known = 'poc.other@maple.example';
const colleague = 'associate.accredited@northwind.example';
/** Has an authenticator app; `known` has none. */
const withFactor = 'poc.training@harbor.example';

interface Case {
  name: string;
  call: EndpointName;
  known: string;
  /** A new address for each pair. */
  unknown: (place: string) => string;
  body: (email: string) => object;
  /** Who sends it; default: a guest. */
  by?: string;
}
const nobody = (place: string) => `nobody.${place}@maple.example`;
const signIn = (identity: string) => ({ identity, password: 'Wrong-one1' });
const reset = (emailAddress: string) => ({ emailAddress });
const cases: Case[] = [
  { name: 'sign-in', call: 'login', known, unknown: nobody, body: signIn },
  { name: 'sign-in, factor', call: 'login', known: withFactor, unknown: nobody, body: signIn },
  // Both are known: whether one has a factor is not told either.
  { name: 'factor or none', call: 'login', known: withFactor, unknown: () => known, body: signIn },
  { name: 'reset', call: 'initiateReset', known, unknown: nobody, body: reset },
  { name: 'reset, factor', call: 'initiateReset', known: withFactor, unknown: nobody, body: reset },
  {
    name: 'own address',
    call: 'changeAddress',
    known: colleague,
    unknown: (place) => `free.${place}@lindenmeetings.example`,
    body: (emailAddress) => ({ emailAddress }),
    // Nobody has tried passwords of theirs here.
    by: 'poc.approved@northwind.example',
  },
  {
    name: 'self-invitation',
    call: 'selfInvitation',
    known: colleague,
    unknown: (place) => `new.${place}@northwind.example`,
    body: (emailAddress) => ({ ...names, emailAddress }),
  },
  {
    name: 'agency account',
    call: 'createAgent',
    known,
    unknown: (place) => `new.${place}@lindenmeetings.example`,
    body: (emailAddress) => ({ ...names, ...passwords, emailAddress }),
  },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Sender {
  agent: Agent;
  origin: string;
  /** The cookies of a session, and its anti-forgery token. */
  session?: Record<string, string>;
}

/** Milliseconds until the whole answer is there, and what it was. */
function send({ agent, origin, session }: Sender, call: EndpointName, body: object) {
  const { app, code: brand, licenseKey } = defaultBrand;
  const url = origin + defaultApiBase + endpointPath(endpoints[call].path, { app, brand });
  const payload = JSON.stringify({ ...body, licenseKey });
  const headers = {
    'content-type': 'application/json',
    'content-length': payload.length,
    ...session,
  };
  return new Promise<{ ms: number; answer: IncomingMessage }>((resolve, reject) => {
    const start = process.hrtime.bigint();
    request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ ms: Number(process.hrtime.bigint() - start) / 1e6, answer });
      });
    })
      .once('error', reject)
      .end(payload);
  });
}

/** Signs in, and returns what the calls of the session send. */
async function sessionOf(sender: Sender, identity: string): Promise<Record<string, string>> {
  const { answer } = await send(sender, 'login', { identity, password });
  const cookies = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
  const token = cookies.find((one) => one.startsWith(`${TOKEN_COOKIE}=`)) ?? '';
  return { cookie: cookies.join('; '), [TOKEN_HEADER]: token.slice(TOKEN_COOKIE.length + 1) };
}

/** How well two groups of times are told apart: the area under the curve, never below 0.5. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;
  const share = above / (one.length * other.length);
  return Math.max(share, 1 - share);
}

async function measure(origin: string, round: number, one: Case) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sender: Sender = { agent, origin };
  if (one.by) sender.session = await sessionOf(sender, one.by);
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = { known: new Set(), unknown: new Set() };
  for (let pair = -WARM_UP; pair < pairs; pair += 1) {
    const order =
      Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? one.known : one.unknown(`${round}.${pair + WARM_UP}`);
      const { ms, answer } = await send(sender, one.call, one.body(email));
      if (pair < 0) continue;
      times[kind].push(ms);
      statuses[kind].add(answer.statusCode);
    }
  }
  agent.destroy();
  return {
    area: areaUnderCurve(times.known, times.unknown),
    known: median(times.known),
    unknown: median(times.unknown),
    alike: [...statuses.known].join() === [...statuses.unknown].join(),
    answers: [...statuses.known].join(),
  };
}

/** The server as a process of its own, so that measuring takes none of its time. */
async function serve(databaseUrl: string): Promise<{ origin: string; child: ChildProcess }> {
  const child = fork(
    fileURLToPath(new URL('enumerationServer.ts', import.meta.url)),
    [databaseUrl],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  const [origin] = await once(child, 'message');
  return { origin, child };
}

const dataDir = await mkdtemp(join(tmpdir(), 'hub-enumeration-'));
const embedded = await startEmbedded({ dataDir, log: { info() {}, warn() {} } });
let child: ChildProcess | undefined;
try {
  await migrateDatabase(embedded.url);
  const db = connect(embedded.url, { max: 1 });
  await seedDemo(db, new Date());
  await db.execute(sql`insert into factors (account_id, name, created_at, confirmed_at)
    select id, 'Phone', now(), now() from accounts where email = ${withFactor}`);
  await db.$client.end();
  const server = await serve(embedded.url);
  child = server.child;
  say(`${pairs} pairs each; 0.5 is guessing, at most ${bound}\n`);
  for (const one of cases) {
    for (let round = 1; ; round += 1) {
      const {
        area,
        known: slow,
        unknown,
        alike,
        answers,
      } = await measure(server.origin, round, one);
      // An answer of a limit measures the limit.
      const expected = one.call === 'login' ? '401' : '200';
      const holds = alike && answers === expected && area <= bound;
      say(
        `${holds ? 'ok     ' : 'OVER   '} ${one.name.padEnd(16)} ${area.toFixed(3)}   median ${slow.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown, answered ${answers}${alike ? '' : ' and otherwise'}`,
      );
      if (holds) break;
      if (round < tries) continue;
      process.exitCode = 1;
      break;
    }
  }
} finally {
  if (child) {
    child.kill();
    await once(child, 'exit');
  }
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
