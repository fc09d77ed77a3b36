import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { normalizeEmail } from '../../contract/email.ts';
import { pathTo } from '../../contract/paths.ts';
import { csvOf } from '../../workbooks/writing/csv.ts';
import { disableAccount, enableAccount, endAllSessions } from '../associates/accountActions.ts';
import { backUp, restore } from '../backup/backup.ts';
import type { AccountAction } from '../core/action.ts';
import { systemClock } from '../core/clock.ts';
import { readBrand } from '../core/config/brand.ts';
import { type Env, readEnv } from '../core/config/env.ts';
import { secretOf } from '../core/config/sessionSecret.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { prepareDataDirectory } from '../core/db/dataDirectory.ts';
import { isEmpty } from '../core/db/empty.ts';
import { migrateDatabase } from '../core/db/migrate.ts';
import { createTokens } from '../core/mail/tokens.ts';
import { seedDemo } from '../demo/seed.ts';
import { countDue, DUE_DAYS } from '../privacy/due.ts';
import { endAgain } from '../privacy/endedList.ts';
import { processingRows, processingTable, processingText } from '../privacy/report.ts';
import { resetFactors } from '../sign-in/resetFactors.ts';
import { runOnAccount } from './accountActions.ts';
import { exportAudit } from './audit.ts';
import { CommandFailed } from './commandFailed.ts';
import { withDatabase } from './database.ts';
import { diagnose } from './doctor.ts';
import { moveTo } from './files.ts';
import { linkSignOn, releaseSignOn, requireSignOn } from './signOn.ts';
import { addStaff, removeStaff, rolesNamed } from './staff.ts';

/** The operator's commands: `npm run admin -- …`. */

const accountCommand = <T>(
  about: string,
  run: (tx: Transaction, action: AccountAction) => Promise<T>,
  report: (email: string, result: T) => string,
): Row => ({
  argument: 'EMAIL',
  about,
  command: ({ env, print }, email) =>
    withDatabase(env, async ({ db }) => {
      const now = systemClock(env).now();
      print(report(email, await runOnAccount(db, email, run, now)));
    }),
});

/** The tokens of emailed links, as the server makes them. */
const tokensOf = async (env: Env) => createTokens(await withSecret(env));

/** The environment with the secret that the server uses, which it may have made itself. */
const withSecret = async (env: Env): Promise<Env> => ({
  ...env,
  sessionSecret: env.sessionSecret || (await secretOf(env.dataDir)),
});

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];
interface Operator {
  env: Env;
  print(line: string): void;
}
type Command = (
  operator: Operator,
  argument: string,
  options: Record<string, unknown>,
) => Promise<void>;

interface Row {
  command: Command;
  /** What it does, in a line. */
  about: string;
  /** Its argument; default: it takes none. */
  argument?: string;
  options?: Options;
}

const commands: Record<string, Row> = {
  migrate: {
    about: 'bring the database up to date',
    command: ({ env, print }) =>
      withDatabase(env, async ({ url }) => {
        await migrateDatabase(url);
        print('The database is up to date.');
      }),
  },
  'seed --demo': {
    about: 'write the demo accounts into an empty database',
    command: ({ env, print }) =>
      withDatabase(env, async ({ db, url }) => {
        await migrateDatabase(url);
        if (!(await isEmpty(db))) throw new CommandFailed('The database is not empty.');
        await seedDemo(db, systemClock(env).now(), {
          whole: true,
          brand: readBrand(env.brandFolder),
        });
        print('The demo accounts have been created.');
      }),
  },
  'staff add': {
    argument: 'EMAIL --roles ROLES',
    about:
      'give roles of program staff, with an account if there is none; all, or reviewer,editor,…',
    options: { roles: { type: 'string' } },
    command: ({ env, print }, email, options) => {
      const roles = rolesNamed(options.roles);
      return withDatabase(env, async ({ db }) => {
        const staff = { tokens: await tokensOf(env), roles, ...systemClock(env).moment() };
        const { token, after, isNew } = await addStaff(db, email, staff);
        const result = isNew
          ? 'Account created.'
          : 'This account already exists; it now has program staff rights. Its old password no longer works.';
        if (token) {
          print(`${result} We have emailed a link to set the password:`);
          print(`${env.publicUrl}${pathTo('reset')}?token=${token}`);
        }
        print(`Roles of ${email}: ${after.join(', ')}.`);
      });
    },
  },
  'staff remove': {
    argument: 'EMAIL [--roles ROLES]',
    about: 'withdraw roles of program staff, all if none are named; never the last administrator',
    options: { roles: { type: 'string', default: 'all' } },
    command: ({ env, print }, email, options) => {
      const roles = rolesNamed(options.roles);
      return withDatabase(env, async ({ db }) => {
        const tokens = await tokensOf(env);
        const moment = systemClock(env).moment();
        const { after } = await runOnAccount(
          db,
          email,
          (tx, action) => removeStaff(tx, { ...action, ...moment }, { tokens, roles }),
          moment.now,
        );
        print(
          after.length > 0
            ? `Roles of ${email}: ${after.join(', ')}.`
            : `${email} is no longer program staff, and has been logged out.`,
        );
      });
    },
  },
  'account disable': accountCommand(
    'close an account and end its sessions',
    disableAccount,
    (email) => `${email} is closed, and has been logged out.`,
  ),
  'account enable': accountCommand(
    'open a closed account again',
    enableAccount,
    (email) => `${email} can log in again.`,
  ),
  'factors reset': accountCommand(
    'remove the second step of a person who has lost phone and recovery codes; ends all sessions',
    resetFactors,
    (email, apps) =>
      apps > 0
        ? `${email} logs in with the password alone until an authenticator app is added again.`
        : `${email} has no authenticator app.`,
  ),
  'sign-on link': {
    argument: 'EMAIL --issuer ISSUER --subject SUBJECT',
    about:
      'let an account at a provider of single sign-on open a member of staff’s; the audit names both',
    options: { issuer: { type: 'string' }, subject: { type: 'string' } },
    command: ({ env, print }, email, { issuer, subject }) =>
      withDatabase(env, async ({ db }) => {
        if (!issuer || !subject) throw new CommandFailed('Name --issuer and --subject.');
        const identity = { issuer: String(issuer), subject: String(subject) };
        const now = systemClock(env).now();
        await runOnAccount(db, email, (tx, action) => linkSignOn(tx, action, identity), now);
        print(`${identity.subject} at ${identity.issuer} opens ${email} from now on.`);
      }),
  },
  'sign-on require': {
    argument: 'EMAIL --and EMAIL',
    about: 'let staff log in by single sign-on only, but for two accounts kept for emergencies',
    options: { and: { type: 'string' } },
    command: ({ env, print }, email, options) =>
      withDatabase(env, async ({ db }) => {
        const settings = await withSecret(env);
        const emails = [email, String(options.and ?? '')].map(normalizeEmail);
        const now = systemClock(env).now();
        const ended = await inTransaction(db, (tx) => requireSignOn(tx, settings, { emails, now }));
        print(`Staff log in by single sign-on only, but for ${emails.join(' and ')}.`);
        print(`Sessions that were opened otherwise and have been ended: ${ended}.`);
      }),
  },
  'sign-on release': {
    about: 'let staff log in without single sign-on again',
    command: ({ env, print }) =>
      withDatabase(env, async ({ db }) => {
        const was = await inTransaction(db, (tx) => releaseSignOn(tx, systemClock(env).now()));
        print(was ? 'Staff may log in without single sign-on.' : 'Staff could do so already.');
      }),
  },
  'badge-keys rotate': {
    argument: 'FILE',
    about: 'put a new key that signs badges before those of a file (BADGE_KEYS_FILE), or make it',
    command: async ({ print }, file) => {
      // Only this command and the server's start need it.
      const { rotateBadgeKeys } = await import('../core/config/badgeKeys.ts');
      const { thumbprint } = await rotateBadgeKeys(file);
      print(`${thumbprint} signs badges once every node has the file and was restarted.`);
    },
  },
  'sessions end': accountCommand(
    'log a person out everywhere',
    endAllSessions,
    (email, ended) => `${email} was logged out of ${ended} ${ended === 1 ? 'place' : 'places'}.`,
  ),
  backup: {
    argument: 'FILE',
    about: 'write everything into one file',
    command: ({ env, print }, file) =>
      withDatabase(env, async ({ files, url }) => {
        const { rows, damaged } = await backUp(url, file, files, env.backupKey);
        print(`${rows} rows written to ${file}${env.backupKey ? ', encrypted' : ''}.`);
        if (damaged.length === 0) return;
        throw new CommandFailed(`${damaged.length} files are not in it:\n${damaged.join('\n')}`);
      }),
  },
  restore: {
    argument: 'FILE',
    about: 'read a backup into an empty database',
    command: ({ env, print }, file) =>
      withDatabase(env, async ({ db, files, url }) => {
        await migrateDatabase(url);
        print(`${await restore(url, file, env.backupKey)} rows restored.`);
        const ended = await endAgain(db, { ...env, files }, systemClock(env).now());
        if (ended > 0) print(`${ended} accounts that were ended since then have been ended again.`);
      }),
  },
  'files move': {
    argument: 'STORE',
    about: 'move all uploaded files to the database or to s3 (FILE_STORE_URL); can be run again',
    command: ({ env, print }, store) => withDatabase(env, (visit) => moveTo(store, visit, print)),
  },
  'audit export': {
    argument: 'FILE [--before DAY] [--prune]',
    about:
      'write the audit as JSON lines (- for standard output); --prune then deletes those entries here',
    options: { before: { type: 'string' }, prune: { type: 'boolean' } },
    command: ({ env }, file, options) =>
      withDatabase(env, async ({ db }) => {
        const now = systemClock(env).now();
        const { exported, removed } = await exportAudit(
          db,
          await withSecret(env),
          file,
          options,
          now,
        );
        // Standard output may contain the exported entries.
        process.stderr.write(`${exported} entries exported, ${removed} removed.\n`);
      }),
  },
  'privacy report': {
    about:
      'print what is kept of people, why, how long and what ends it; --csv FILE writes a table',
    options: { csv: { type: 'string' } },
    command: async ({ env, print }, _, { csv }) => {
      const rows = processingRows(env.keep);
      print(processingText(rows));
      const reader = { language: 'en', timeZone: env.timeZone } as const;
      if (csv) await writeFile(String(csv), csvOf(processingTable(rows), reader));
    },
  },
  'privacy due': {
    about: 'count what the periods (KEEP_…) end now and within 30 days; deletes nothing',
    command: ({ env, print }) =>
      withDatabase(env, async ({ db }) => {
        const due = await countDue(db, systemClock(env).moment(), env.keep);
        for (const { what, now, soon } of due)
          print(`${what.padEnd(12)} now ${now}, within ${DUE_DAYS} days ${soon} more`);
      }),
  },
  doctor: {
    about: 'check the installation',
    command: ({ env, print }) =>
      withDatabase(env, async (visit) => {
        const findings = await diagnose(await withSecret(env), visit);
        for (const { what, problem } of findings) {
          print(`${problem ? 'PROBLEM' : 'ok     '}  ${what}${problem ? `: ${problem}` : ''}`);
        }
        if (findings.some(({ problem }) => problem))
          throw new CommandFailed('Problems were found; see above.');
      }),
  },
};

const usage = () =>
  [
    'npm run admin -- COMMAND',
    '',
    ...Object.entries(commands).map(
      ([name, { argument = '', about }]) => `  ${`${name} ${argument}`.padEnd(22)} ${about}`,
    ),
  ].join('\n');

/**
 * Runs the command of some words, such as `staff add EMAIL`.
 * @param variables the environment
 * @throws CommandFailed with what to print if the words are no command, or the command can't be carried out
 */
export async function runCommand(
  words: string[],
  print: Operator['print'],
  variables: Record<string, string | undefined> = process.env,
): Promise<void> {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((text) =>
    Object.hasOwn(commands, text),
  );
  const chosen = name === undefined ? undefined : commands[name];
  const rest = chosen && read(words.slice(name?.split(' ').length), chosen.options);
  const [argument, ...more] = rest?.positionals ?? [];
  if (!rest || Boolean(chosen.argument) !== Boolean(argument) || more.length > 0) {
    throw new CommandFailed(usage());
  }
  const env = readEnv(variables);
  prepareDataDirectory(env);
  await chosen.command({ env, print }, argument ?? '', rest.values);
}

/** Parses the arguments of a command. Returns undefined for an unknown option. */
function read(args: string[], options: Options = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
