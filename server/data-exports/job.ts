import { asc, inArray, isNull } from 'drizzle-orm';
import { daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import { inTransaction } from '../core/db/connection.ts';
import { dataExports, files as fileRows } from '../core/db/schema.ts';
import type { JobRun } from '../core/jobs/job.ts';
import { archiveOf } from './archive.ts';
import { endExports, finishExport } from './exports.ts';

/** Makes the files that were asked for, and removes those whose days are over. */
export async function run(context: JobRun): Promise<number> {
  await removeEnded(context);
  return makeWaiting(context);
}

async function makeWaiting({ db, files, signal, now }: JobRun): Promise<number> {
  const waiting = await db
    .select()
    .from(dataExports)
    .where(isNull(dataExports.fileId))
    .orderBy(asc(dataExports.askedAt));
  const days = limits.dataExportDays;
  const failures: unknown[] = [];
  for (const { id, accountId, language } of waiting) {
    if (signal?.aborted) break;
    try {
      const fileId = await files.add(await archiveOf(db, files, { accountId, language, now }));
      const finished = { id, fileId, expiresAt: daysFrom(now, days), days, now };
      await inTransaction(db, (tx) => finishExport(tx, finished));
    } catch (error) {
      // It is tried again; the others don't wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return waiting.length;
}

/** A file that stays behind, since this was broken off, is removed by the job of unused files. */
async function removeEnded({ db, files, now }: JobRun): Promise<void> {
  const ids = await endExports(db, now);
  const ended = await db
    .select({ id: fileRows.id, store: fileRows.store })
    .from(fileRows)
    .where(inArray(fileRows.id, ids));
  for (const file of ended) await files.remove(file);
}
