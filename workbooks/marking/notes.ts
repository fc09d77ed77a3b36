import type { Language } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { quarterParts } from '../../contract/quarters.ts';
import type { Finding, Hint } from '../../contract/reportReading.ts';
import type { reports } from '../../words/en/reports.ts';

type Texts = typeof reports;

/** Returns a function that says what was found in a cell and what to do, in a language. */
export async function notesIn(language: Language): Promise<(found: Finding | Hint) => string> {
  // Not all words of the portal: a thread loads them for each report.
  const { reports: words } = (await import(`../../words/${language}/reports.ts`)) as {
    reports: Texts;
  };
  return ({ field, code, params = {} }) => {
    const parts = quarterParts(String(params.quarter ?? ''));
    const quarter = parts && interpolate(words.quarter, parts);
    const { found, todo } = words.findings[code];
    const say = (text: string) => interpolate(text, { ...params, ...(quarter && { quarter }) });
    const column = field ? [words.columns[field]] : [];
    return [...column, say(found), say(todo)].join(' · ');
  };
}
