import { eq } from 'drizzle-orm';
import { password, people } from '../contract/demo/personas.ts';
import { accounts } from './db/schema.ts';
import { type Env, readEnv } from './env.ts';
import { explain } from './explain.ts';
import { ensurePortal } from './portal-build.ts';
import { type RunningServer, startServer } from './start.ts';

/** `npm start`: the product in one process. */

/** Everything is over by then, whatever hangs. */
const LONGEST_STOP_MS = 9_500;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function welcome({ db }: RunningServer['app'], env: Env): Promise<void> {
  say(`\nThe Accreditation Hub is ready: ${env.publicUrl}`);
  const [first] = people;
  const isDemo = first && (await db.$count(accounts, eq(accounts.email, first.email))) > 0;
  if (env.databaseUrl || !isDemo) return;
  say(`\nDemo accounts, all with the password ${password}\n`);
  for (const { email, firstName, lastName, ...person } of people) {
    const roles = [
      person.programmeStaff && 'programme staff',
      person.pointOfContact && 'point of contact',
      person.associate && `associate ${person.associateStatus}`,
    ];
    const words = roles.filter(Boolean).join(', ') || 'neither point of contact nor associate';
    say(`  ${email.padEnd(42)} ${`${firstName} ${lastName}`.padEnd(16)} ${words}`);
  }
  say('');
}

function stopOnSignals({ app, stop }: RunningServer): void {
  let stopping = false;
  const onSignal = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (err) => {
        app.log.error({ err }, 'The stop failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'Uncaught');
    process.exit(1);
  });
}

try {
  const env = readEnv();
  const server = await startServer(env, () => ensurePortal(say));
  stopOnSignals(server);
  await welcome(server.app, env);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
