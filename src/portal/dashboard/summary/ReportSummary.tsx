import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '#contract/paths.ts';
import type { ReportedQuarter } from '#contract/team.ts';
import { useHub } from '#providers/HubContext.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import figures from '../../ui/figures.module.css';
import { useWords } from '../../ui/useWords.ts';
import { SummaryCard } from './SummaryCard.tsx';
import styles from './summary.module.css';
import { useOptionalCall } from './useOptionalCall.ts';

/** The agency's reported quarters with their sums (decision E5). */
export function ReportSummary({ enabled }: { enabled: boolean }) {
  const word = useWords('dashboard.summary.reports');
  const query = useOptionalCall('reportSums', { enabled });
  const { data } = query;
  if (data === null || data?.content.length === 0) return null;
  return (
    <SummaryCard
      title={word('title')}
      aside={<Link to={paths.reporting}>{word('all')}</Link>}
      query={query}
      room={20.5}
    >
      <table className={`${figures.figures} ${styles.quarters}`}>
        <thead>
          <tr className="hub-small">
            <th scope="col">{word('quarter')}</th>
            <th scope="col" className={styles.events}>
              {word('events')}
            </th>
            <th scope="col">{word('roomNights')}</th>
            <th scope="col">{word('revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.content.map((row) => (
            <Row key={row.quarter} {...row} />
          ))}
        </tbody>
      </table>
    </SummaryCard>
  );
}

function Row({ quarter, state, reportId, totals }: ReportedQuarter) {
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  const { language } = useHub();
  const name = inWords(quarter);
  return (
    <tr>
      <th scope="row">
        {reportId ? <Link to={pathTo('report', { id: reportId })}>{name}</Link> : name}
      </th>
      {totals ? (
        <>
          <td className={styles.events}>{wholeNumber(totals.events, language)}</td>
          <td>{wholeNumber(totals.roomNights, language)}</td>
          <td>{dollars(totals.hotelRevenue, language)}</td>
        </>
      ) : (
        <td colSpan={3} className="hub-small">
          {translate(`dashboard.summary.reports.state.${state}`)}
        </td>
      )}
    </tr>
  );
}
