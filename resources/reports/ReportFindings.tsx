import { useTranslate } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import type { Booking, Finding, Hint, ReportReading } from '../../contract/reportReading.ts';
import { useFindingInWords } from './findingInWords.ts';
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
