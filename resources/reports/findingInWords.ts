import { useTranslate } from 'ra-core';
import type { Finding, Hint } from '../../contract/reportReading.ts';
import { useQuarterInWords } from './quarterInWords.ts';

/** Says a finding: 'G14 · Departure Date · is before the arrival date · change one of them'. */
export function useFindingInWords(): (found: Finding | Hint) => string {
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  return ({ cell, field, code, params = {} }) => {
    const quarter = params.quarter === undefined ? undefined : inWords(String(params.quarter));
    const word = (part: string) =>
      translate(`reports.findings.${code}.${part}`, { ...params, ...(quarter && { quarter }) });
    const line = { cell, found: word('found'), todo: word('todo') };
    return field
      ? translate('reports.reading.line', {
          ...line,
          column: translate(`reports.columns.${field}`),
        })
      : translate('reports.reading.lineWithoutColumn', line);
  };
}
