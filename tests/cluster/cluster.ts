import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../bench/measure.ts';
import { seedVolume } from '../bench/seed.ts';
import { say } from '../bench/stage.ts';
import { type Answer, type ClusterClient, signIn } from './client.ts';
import { changeEverywhere, limitTogether, NEW_PASSWORDS } from './everywhere.ts';
import { startCluster } from './nodes.ts';

/**
 * `npm run cluster`, after the fail-over of the database: three nodes behind a proxy on one PostgreSQL, under load. One
 * is killed and started again, then all are restarted one by one. Prints what failed, and fails if a change that was
 * acknowledged is lost or not known to every node, if limits don't hold for all together, or if anything failed but
 * what the killed node was doing. `--seconds` of load in each phase, after which the nodes tell their memory.
 */
const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '10' } },
});
const phaseMs = Number(options.seconds) * 1000;

const readers = [
  'poc.approved@northwind.example',
  'associate.accredited@northwind.example',
  'associate.registered@northwind.example',
  'poc.pending@birch.example',
  'poc.revision@elm.example',
  'poc.renewal@oak.example',
];
const inviter = 'poc.approved@northwind.example';

const limit = { LIMIT_NEW_PASSWORDS_PER_HOUR: String(NEW_PASSWORDS) };
const cluster = await startCluster(limit);
const { db, ports, proxy, smtp, startNode, stopNode } = cluster;

interface Phase {
  name: string;
  answers: Answer[];
}
let phase: Phase = { name: '', answers: [] };
let isOver = false;

/** The highest number that was acknowledged as somebody's last name, and as invited. */
const acknowledged = new Map<string, number>();
const invited: string[] = [];

/** A number as a name, which takes no digits, and back. */
const nameOf = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[+digit]).join('');
const numberOf = (name: string) =>
  Number([...name].map((letter) => 'abcdefghij'.indexOf(letter)).join(''));

const note = (answer: Answer) => {
  phase.answers.push(answer);
  return answer.status === 200;
};

/** Reads, and changes the own name to the next number, until the run is over. */
async function work(client: ClusterClient, email: string): Promise<void> {
  for (let number = 1; !isOver; number += 1) {
    note(await client.call('me'));
    const body = { firstName: 'Node', lastName: nameOf(number) };
    if (note(await client.call('updateProfile', { body }))) acknowledged.set(email, number);
  }
}

/** Invites somebody now and then: an agency may send 200 emails a day. */
async function invite(client: ClusterClient): Promise<void> {
  for (let number = 1; !isOver && number <= 150; number += 1) {
    const email = `cluster.${number}@northwind.example`;
    if (note(await client.call('sendInvitations', { body: { emailAddresses: [email] } })))
      invited.push(email);
    note(await client.call('invitations'));
    await delay(200);
  }
}

/** Runs a phase under load and prints it. Returns the failed calls. */
async function run(name: string, act: () => Promise<unknown>): Promise<Answer[]> {
  phase = { name, answers: [] };
  await act();
  await delay(phaseMs);
  const { answers } = phase;
  const failed = answers.filter(({ status }) => status !== 200);
  const times = answers.map(({ ms }) => ms);
  say(
    `${name.padEnd(28)} ${String(answers.length).padStart(7)} calls  ${String(failed.length).padStart(4)} failed  ` +
      `p50 ${quantile(times, 0.5).toFixed(0)} ms  p99 ${quantile(times, 0.99).toFixed(0)} ms  memory ${(await cluster.memory()).map((mb) => mb ?? '-').join(', ')} MB`,
  );
  if (failed.length > 0)
    say(`  answered ${failed.map(({ status, node }) => `${status} by ${node}`).join(', ')}`);
  return failed;
}

const problems: string[] = [];
try {
  await seedVolume(db.$client, { invitations: 100_000, ofTheLargest: 20_000, ofTheOthers: 40 });
  const load: Promise<void>[] = [];
  for (const email of readers) load.push(work(await signIn(proxy.origin, email), email));
  load.push(invite(await signIn(proxy.origin, inviter)));

  const [first, killed, third] = ports;
  const before = await run('three nodes', async () => {});
  const during = await run(`kill -9 of ${killed}`, () => stopNode(killed, 'SIGKILL'));
  const after = await run(`${killed} is back`, () => startNode(killed));
  const rolling: Answer[] = [];
  for (const port of [first, killed, third]) {
    rolling.push(
      ...(await run(`restart of ${port}`, async () => {
        await stopNode(port, 'SIGTERM');
        await startNode(port);
      })),
    );
    if (port === first) problems.push(...(await changeEverywhere(cluster)));
  }
  isOver = true;
  await Promise.all(load);

  const elsewhere = during.filter(({ node }) => node !== killed);
  const unexpected = [...before, ...elsewhere, ...after, ...rolling];
  if (unexpected.length > 0) problems.push(`${unexpected.length} calls failed elsewhere`);

  for (const [email, number] of acknowledged) {
    const { rows } = await db.$client.query('select last_name from accounts where email = $1', [
      email,
    ]);
    if (numberOf(rows[0].last_name) < number) {
      problems.push(`${email}: number ${number} is lost, ${numberOf(rows[0].last_name)} is stored`);
    }
  }
  const { rows } = await db.$client.query('select email from invitations where email = any($1)', [
    invited,
  ]);
  if (rows.length !== invited.length)
    problems.push(`${invited.length - rows.length} invitations lost`);

  // Emails are sent for a moment longer.
  for (let tries = 0; tries < 60; tries += 1) {
    const { rows: open } = await db.$client.query(
      "select 1 from mails where status = 'QUEUED' limit 1",
    );
    if (open.length === 0) break;
    await delay(500);
  }
  const ids = smtp.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
  const doubled = ids.length - new Set(ids).size;

  problems.push(...(await limitTogether(cluster)));
  const guesses = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      signIn(proxy.origin, 'poc.training@harbor.example', 'Wrong-one1'),
    ),
  );
  const isLocked = await signIn(proxy.origin, 'poc.training@harbor.example').then(
    () => false,
    () => true,
  );
  if (guesses.some(({ status }) => status === 'fulfilled') || !isLocked) {
    problems.push('Failures on several nodes do not lock an address');
  }

  say(
    `\n${acknowledged.size} people changed their names ${[...acknowledged.values()].reduce((sum, n) => sum + n, 0)} times, ` +
      `${invited.length} were invited; ${smtp.mails.length} emails, ${doubled} of them twice. ` +
      `${during.length} calls were broken off on the killed node.`,
  );
} finally {
  isOver = true;
  await cluster.stop();
}
for (const problem of problems) say(`PROBLEM  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
