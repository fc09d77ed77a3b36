import { randomUUID } from 'node:crypto';
import { recordAudit } from '../core/audit/record.ts';
import { rulesOf } from '../core/db/personal/manifest.ts';
import {
  deleteOver,
  type Held,
  isOverIn,
  readHeld,
  settingOf,
  timedTables,
} from '../core/db/personal/periods.ts';
import type { TableName } from '../core/db/personal/rules.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { endInactive } from './inactive.ts';
import { forgetSignIns } from './signIns.ts';

type Run = Pick<JobRun, 'db' | 'signal' | 'keep' | 'now' | 'timeZone'>;

/**
 * Deletes what was kept long enough, by the manifest of personal data, and ends accounts that nobody uses. What goes by a period
 * that the operator sets is counted in an entry of the audit, one of each run that had any: the first of a day.
 */
export async function run(job: Run): Promise<number> {
  const held = await readHeld(job.db);
  const ended: Record<string, number> = {};
  for (const name of timedTables) {
    if (job.signal?.aborted) break;
    const rows = await deleteRows(name, held, job);
    if (settingOf(name) && rows > 0) ended[name] = rows;
  }
  const signIns = await forgetSignIns(job, held);
  if (signIns > 0) ended.signIns = signIns;
  const inactive = await endInactive(job, held);
  if (inactive.ended > 0) ended.inactive = inactive.ended;
  if (Object.keys(ended).length > 0) {
    const subject = { type: 'batch', id: randomUUID() } as const;
    await recordAudit(job.db, {
      actorId: null,
      subject,
      event: 'endPeriods',
      after: { ended },
      at: job.now,
    });
  }
  return inactive.warned + inactive.ended;
}

async function deleteRows(name: TableName, held: Held, job: Run): Promise<number> {
  const isOver = isOverIn(name, job, job.keep);
  if (!isOver) return 0;
  const { keptFor } = rulesOf(name);
  const batch = ('batch' in keptFor && keptFor.batch) || BATCH;
  const statement = deleteOver(name, isOver, held, batch);
  return inBatches(job, async (tx) => (await tx.execute(statement)).rowCount ?? 0, batch);
}
