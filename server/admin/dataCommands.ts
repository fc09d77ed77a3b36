import { writeFile } from 'node:fs/promises';
import { csvOf } from '../../workbooks/writing/csv.ts';
import { backUp, restore } from '../backup/backup.ts';
import { systemClock } from '../core/clock.ts';
import { readBrand } from '../core/config/brand.ts';
import { isEmpty } from '../core/db/empty.ts';
import { migrateDatabase } from '../core/db/migrate.ts';
import { seedDemo } from '../demo/seed.ts';
import { countDue, DUE_DAYS } from '../privacy/due.ts';
import { endAgain } from '../privacy/endedList.ts';
import { processingRows, processingTable, processingText } from '../privacy/report.ts';
import { exportAudit } from './audit.ts';
import { type Row, withSecret } from './command.ts';
import { CommandFailed } from './commandFailed.ts';
import { withDatabase } from './database.ts';
import { diagnose } from './doctor.ts';
import { moveTo } from './files.ts';

/** What operators do with all that is stored, and with the keys. */
export const dataCommands: Record<string, Row> = {
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
        for (const { what, now, soon, stay } of due) {
          const rest =
            stay === undefined ? '' : `; ${stay} stay: staff, on hold, only points of contact`;
          print(`${what.padEnd(12)} now ${now}, within ${DUE_DAYS} days ${soon} more${rest}`);
        }
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
