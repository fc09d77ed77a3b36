import { open, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ChainBroken, linesOf, prune, type Stretch, stretchBefore } from '../audit/ship.ts';
import type { Database } from '../db/connection.ts';
import { PRIVATE_FILE } from '../private-files.ts';
import { Impossible } from './impossible.ts';

export interface ShipOptions {
  /** Only what is older than that day, in UTC. */
  before?: string;
  /** Remove it from the database once the file is on the disk. */
  prune?: boolean;
}

const TO_OUTPUT = '-';

/**
 * Ships the audit as JSON lines to a new file, or to standard output, and removes what was shipped where that is asked
 * for. Returns how many entries were shipped and removed.
 * @throws Impossible
 */
export async function shipAudit(
  db: Database,
  file: string,
  options: ShipOptions,
  now: Date,
): Promise<{ shipped: number; removed: number }> {
  if (options.prune && file === TO_OUTPUT) throw new Impossible('--prune needs a file to ship to.');
  const stretch = await stretchOf(db, dayOf(options.before));
  const lines = Readable.from(linesOf(db, stretch));
  if (file === TO_OUTPUT) await writeOut(lines);
  else await writeNew(file, lines);
  const removed = options.prune ? await prune(db, stretch, now) : 0;
  return { shipped: stretch.last.place - stretch.after.place, removed };
}

async function writeOut(lines: Readable): Promise<void> {
  await pipeline(lines, process.stdout, { end: false }).catch((error) => {
    throw error.code === 'EPIPE' ? new Impossible('Nobody reads any further.') : error;
  });
}

async function stretchOf(db: Database, before: Date | undefined): Promise<Stretch> {
  try {
    return await stretchBefore(db, before);
  } catch (error) {
    if (!(error instanceof ChainBroken)) throw error;
    throw new Impossible(`${error.message} Keep the database as it is, and make a backup.`);
  }
}

function dayOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (!z.iso.date().safeParse(text).success) {
    throw new Impossible(`--before ${text}: a day is written as 2026-01-31.`);
  }
  return new Date(`${text}T00:00:00Z`);
}

/** Writes a file that was not there, and has it on the disk when it returns. */
async function writeNew(file: string, lines: Readable): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE).catch((error) => {
    throw error.code === 'EEXIST' ? new Impossible(`${file} is there already.`) : error;
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
