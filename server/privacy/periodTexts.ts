import { DAY, HOUR, MINUTE } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { type Keep, type Purpose, purposes } from '../../contract/privacy.ts';
import { texts } from '../../words/catalogues.ts';
import { rulesOf, tableNames } from '../core/db/personal/manifest.ts';
import { settingOf } from '../core/db/personal/periods.ts';
import type { TableName, Timed } from '../core/db/personal/rules.ts';

/** Returns the tables whose rows about people are kept for a purpose. */
export const tablesFor = (purpose: Purpose): TableName[] =>
  tableNames.filter((name) => {
    const rules = rulesOf(name);
    return rules.rows !== 'ofNobody' && rules.purpose === purpose;
  });

/** The purposes for which rows about people are kept, each with their tables. */
export const purposesOfPeople = purposes
  .map((purpose) => ({ purpose, names: tablesFor(purpose) }))
  .filter(({ names }) => names.length > 0);

/** What is told in words as a year. */
const YEAR = 365 * DAY;
/** The columns that say when something ends, rather than when it began. */
const ENDS = ['expiresAt', 'endsAt', 'tokenExpiresAt'];

/** Returns in words how long rows of a table are kept. */
export function periodText(name: TableName, keep: Keep, language: Language): string {
  const words = texts[language].privacy.periods;
  const { keptFor, rows } = rulesOf(name);
  if ('until' in keptFor) {
    const days = keptFor.unused ? keep[keptFor.unused] : 0;
    const until = words[keptFor.until];
    return days === 0
      ? until
      : interpolate(words.unused, { until, time: timeText(days * DAY, language) });
  }
  const setting = settingOf(name);
  if (setting && keep[setting] === 0) return rows === 'deleted' ? words.account : words.agency;
  const ms = msOf(keptFor, keep);
  if (ms === 0) return words.valid;
  const time = timeText(ms, language);
  const text = ENDS.includes(keptFor.since) ? interpolate(words.afterEnd, { time }) : time;
  return keptFor.others ? interpolate(words.unlessUsed, { time: text }) : text;
}

function msOf(period: Timed, keep: Keep): number {
  if ('afterMs' in period) return period.afterMs;
  if ('afterYears' in period) return keep[period.afterYears] * YEAR;
  const { afterDays } = period;
  return (typeof afterDays === 'number' ? afterDays : keep[afterDays]) * DAY;
}

/** Returns `30 days`, in the largest unit of which it is a whole number. */
function timeText(ms: number, language: Language): string {
  const units = { year: YEAR, day: DAY, hour: HOUR, minute: MINUTE };
  const [unit, size] = Object.entries(units).find(([, size]) => ms % size === 0) ?? [
    'minute',
    MINUTE,
  ];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(ms / size);
}
