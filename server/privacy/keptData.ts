import { DAY } from '../../contract/dates.ts';
import { type Keep, type KeptData, keptUntil } from '../../contract/privacy.ts';
import type { Queryable } from '../core/db/connection.ts';
import { personKeys } from '../core/db/personal/keys.ts';
import { rulesOf, tableNames } from '../core/db/personal/manifest.ts';
import type { TableName } from '../core/db/personal/rules.ts';
import { countRows } from './previewEnding.ts';

/** Returns how much is kept of a person for each reason, and for how long at most: as the manifest and the operator say. */
export async function keptData(db: Queryable, accountId: string, keep: Keep): Promise<KeptData[]> {
  const totals = await countRows(db, await personKeys(db, { accountId }));
  const kept = new Map<KeptData['purpose'], KeptData>();
  for (const name of tableNames) {
    const total = totals[name] ?? 0;
    if (total === 0) continue;
    const { purpose } = rulesOf(name);
    const own = { purpose, total, ...periodOf(name, keep) };
    const known = kept.get(purpose);
    kept.set(purpose, known ? { ...longer(known, own), total: known.total + total } : own);
  }
  return [...kept.values()];
}

type Kept = Pick<KeptData, 'until' | 'days'>;

function longer<Period extends Kept>(a: Period, b: Period): Period {
  const ahead =
    keptUntil.indexOf(b.until) - keptUntil.indexOf(a.until) || (b.days ?? 0) - (a.days ?? 0);
  return ahead > 0 ? b : a;
}

/** How long rows of a table are kept. Those that go with the account are kept no longer, whatever their period. */
function periodOf(name: TableName, keep: Keep): Kept {
  const { keptFor, rows } = rulesOf(name);
  const end = rows === 'deleted' ? 'account' : 'program';
  if ('until' in keptFor) return { until: rows === 'deleted' ? end : keptFor.until, days: null };
  if ('afterMs' in keptFor) return { until: 'days', days: Math.ceil(keptFor.afterMs / DAY) };
  const { afterDays } = keptFor;
  const days = typeof afterDays === 'number' ? afterDays : keep[afterDays];
  // An operator who sets no days keeps them without an end.
  return days === 0 && typeof afterDays === 'string'
    ? { until: end, days: null }
    : { until: 'days', days };
}
