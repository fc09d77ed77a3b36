import { DAY } from '../../contract/dates.ts';
import { type Keep, type KeptData, keptUntil, type Purpose } from '../../contract/privacy.ts';
import type { Queryable } from '../core/db/connection.ts';
import { personKeys } from '../core/db/personal/keys.ts';
import { rulesOf } from '../core/db/personal/manifest.ts';
import { settingOf } from '../core/db/personal/periods.ts';
import type { TableName } from '../core/db/personal/rules.ts';
import { tablesFor } from './periodTexts.ts';
import { byPurpose, countRows } from './previewEnding.ts';

/**
 * Returns how much is kept of a person for each reason, and for how long at most whatever is kept for it: as the manifest and the
 * operator say.
 */
export async function keptData(db: Queryable, accountId: string, keep: Keep): Promise<KeptData[]> {
  const totals = await countRows(db, await personKeys(db, { accountId }));
  return byPurpose(totals).map((kept) => ({ ...kept, ...longestOf(kept.purpose, keep) }));
}

const longestOf = (purpose: Purpose, keep: Keep): Kept =>
  tablesFor(purpose)
    .map((name) => periodOf(name, keep))
    .reduce(longer);

type Kept = Pick<KeptData, 'until' | 'days'>;

function longer(a: Kept, b: Kept): Kept {
  const ahead =
    keptUntil.indexOf(b.until) - keptUntil.indexOf(a.until) || (b.days ?? 0) - (a.days ?? 0);
  return ahead > 0 ? b : a;
}

/** How long rows of a table are kept. Those that go with the account are kept no longer, whatever their period. */
function periodOf(name: TableName, keep: Keep): Kept {
  const { keptFor, rows } = rulesOf(name);
  const end = rows === 'deleted' ? 'account' : 'program';
  // An account ends by itself after so many days without a login, if the operator sets them.
  const days = (name === 'accounts' && keep.inactive) || null;
  if ('until' in keptFor) return { until: rows === 'deleted' ? end : keptFor.until, days };
  if (keptFor.others) return { until: keptFor.others, days: null };
  if ('afterMs' in keptFor) return { until: 'days', days: Math.ceil(keptFor.afterMs / DAY) };
  // An operator who sets none keeps them without an end.
  const setting = settingOf(name);
  if (setting && keep[setting] === 0) return { until: end, days: null };
  if ('afterYears' in keptFor)
    return { until: 'days', days: Math.ceil(keep[keptFor.afterYears] * 365.25) };
  const { afterDays } = keptFor;
  return { until: 'days', days: typeof afterDays === 'number' ? afterDays : keep[afterDays] };
}
