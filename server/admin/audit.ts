import { open, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PRIVATE_FILE } from '../core/config/privateFiles.ts';
import type { Secrets } from '../core/config/secrets.ts';
import type { Database } from '../core/db/connection.ts';
import {
  ChainBroken,
  type ChainSection,
  chainBefore,
  linesOf,
  prune,
} from '../optional/auditExport.ts';
import { CommandFailed } from './commandFailed.ts';

export interface ExportOptions {
  /** Exports only entries before this day, in UTC. */
  before?: string;
  /** Removes the exported entries from the database once the file is on the disk. */
  prune?: boolean;
}

const STANDARD_OUTPUT = '-';

/**
 * Exports the audit as JSON lines to a new file or to standard output, and removes the exported entries if `prune` is
 * set. Returns how many entries were exported and removed.
 * @throws CommandFailed
 */
export async function exportAudit(
  db: Database,
  secrets: Secrets,
  file: string,
  options: ExportOptions,
  now: Date,
): Promise<{ exported: number; removed: number }> {
  if (options.prune && file === STANDARD_OUTPUT)
    throw new CommandFailed('--prune needs a file to ship to.');
  const section = await sectionBefore(db, secrets, parseDay(options.before));
  const lines = Readable.from(linesOf(db, section));
  if (file === STANDARD_OUTPUT) await writeOut(lines);
  else await writeNew(file, lines);
  const removed = options.prune ? await prune(db, section, now) : 0;
  return { exported: section.last.place - section.after.place, removed };
}

async function writeOut(lines: Readable): Promise<void> {
  await pipeline(lines, process.stdout, { end: false }).catch((error) => {
    throw error.code === 'EPIPE'
      ? new CommandFailed('The reader of the output has closed it.')
      : error;
  });
}

async function sectionBefore(
  db: Database,
  secrets: Secrets,
  before: Date | undefined,
): Promise<ChainSection> {
  try {
    return await chainBefore(db, secrets, before);
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error;
    throw new CommandFailed(`${error.message} Keep the database as it is, and make a backup.`);
  }
}

function parseDay(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (!z.iso.date().safeParse(text).success) {
    throw new CommandFailed(`--before ${text}: a day is written as 2026-01-31.`);
  }
  return new Date(`${text}T00:00:00Z`);
}

/** Writes a new file, and returns when it is on the disk. @throws CommandFailed if the file exists */
async function writeNew(file: string, lines: Readable): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE).catch((error) => {
    throw error.code === 'EEXIST' ? new CommandFailed(`${file} already exists.`) : error;
  });
  try {
    await writeFile(handle, lines);
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  const directory = await open(dirname(file), 'r');
  await directory.sync().finally(() => directory.close());
}
