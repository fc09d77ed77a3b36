import { DAY, HOUR, MINUTE } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { type Keep, purposes } from '../../contract/privacy.ts';
import { texts } from '../../words/catalogues.ts';
import { rulesOf, tableNames } from '../core/db/personal/manifest.ts';
import { settingOf } from '../core/db/personal/periods.ts';
import type { TableName, Timed } from '../core/db/personal/rules.ts';

const tablesOfPeople = tableNames.filter((name) => rulesOf(name).rows !== 'ofNobody');

/** The purposes for which rows about people are kept, each with their tables. */
export const purposesOfPeople = purposes
  .map((purpose) => ({
    purpose,
    names: tablesOfPeople.filter((name) => rulesOf(name).purpose === purpose),
  }))
  .filter(({ names }) => names.length > 0);

/** The columns that say when something ends, rather than when it began. */
const ENDS = ['expiresAt', 'endsAt', 'tokenExpiresAt'];

/** Returns in words how long rows of a table are kept. */
export function periodText(name: TableName, keep: Keep, language: Language): string {
  const words = texts[language].privacy.periods;
  const { keptFor, rows } = rulesOf(name);
  if ('until' in keptFor) return words[keptFor.until];
  const setting = settingOf(name);
  if (setting && keep[setting] === 0) return rows === 'deleted' ? words.account : words.agency;
  const ms = msOf(keptFor, keep);
  if (ms === 0) return words.valid;
  const time = timeText(ms, language);
  return ENDS.includes(keptFor.since) ? interpolate(words.afterEnd, { time }) : time;
}

function msOf(period: Timed, keep: Keep): number {
  if ('afterMs' in period) return period.afterMs;
  const { afterDays } = period;
  return (typeof afterDays === 'number' ? afterDays : keep[afterDays]) * DAY;
}

/** Returns `30 days`, in the largest unit of which it is a whole number. */
function timeText(ms: number, language: Language): string {
  const units = { year: 365 * DAY, day: DAY, hour: HOUR, minute: MINUTE };
  const [unit, size] = Object.entries(units).find(([, size]) => ms % size === 0) ?? [
    'minute',
    MINUTE,
  ];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(ms / size);
}
