import { useTranslate } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import type { Booking, Finding, Hint, ReportReading } from '../../contract/reportReading.ts';
import { useQuarterInWords } from './quarterInWords.ts';
import styles from './reading.module.css';

/** Findings, and hints after them, each beside the row it is about. */
export function ReportFindings({
  findings,
  findingCount,
  hints,
  rows,
}: Pick<ReportReading, 'findings' | 'findingCount' | 'hints' | 'rows'>) {
  const word = useWords('reports.reading');
  return (
    <>
      {findings.length > 0 ? (
        <section>
          <h3 className={styles.title}>{word('findings', { smart_count: findingCount })}</h3>
          {findingCount > findings.length ? (
            <p>{word('more', { shown: findings.length, count: findingCount })}</p>
          ) : null}
          <ByRow found={findings} rows={rows} />
        </section>
      ) : null}
      {hints.length > 0 ? (
        <section>
          <h3 className={styles.title}>{word('hints')}</h3>
          <ByRow found={hints} rows={rows} />
        </section>
      ) : null}
    </>
  );
}

function ByRow({ found, rows }: { found: readonly (Finding | Hint)[]; rows: readonly Booking[] }) {
  const translate = useTranslate();
  const inWords = useFindingInWords();
  const numbers = [...new Set(found.map(({ row }) => row))];
  return (
    <ul className={`hub-stack ${styles.rows}`}>
      {numbers.map((number) => {
        const booking = rows.find(({ row }) => row === number);
        const event = [booking?.eventName, booking?.hotel].filter(Boolean).join(', ');
        return (
          <li key={number}>
            <p>
              <strong>{translate('reports.reading.row', { row: number })}</strong> {event}
            </p>
            <ul>
              {found
                .filter(({ row }) => row === number)
                .map((one) => (
                  <li key={`${one.cell} ${one.code} ${one.field}`}>{inWords(one)}</li>
                ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** Says a finding: 'G14 · Departure Date · is before the arrival date · change one of them'. */
function useFindingInWords(): (found: Finding | Hint) => string {
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
