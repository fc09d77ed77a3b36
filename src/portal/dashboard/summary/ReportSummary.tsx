import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths, pathTo } from '#contract/paths.ts';
import type { ReportedQuarter } from '#contract/team.ts';
import { useHub } from '#providers/HubContext.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { narrow } from '../../ui/arrange.ts';
import { figures } from '../../ui/figures.ts';
import { useApiQuery } from '../../ui/useApi.ts';
import { useWords } from '../../ui/useWords.ts';
import { optional, SummaryCard } from './SummaryCard.tsx';

/** On a phone, in the longest language too, as wide as the card: without the number of events. */
const quarters = {
  '& thead': { color: hub('quiet'), fontSize: '0.875rem' },
  [narrow]: {
    '& th, & td': { paddingInline: '2px' },
    '& th:first-of-type': { whiteSpace: 'nowrap' },
    '& thead th:nth-of-type(2), & td:first-of-type:not(:last-child)': { display: 'none' },
  },
};

/** The agency's reported quarters with their sums (decision E5). */
export function ReportSummary({ enabled }: { enabled: boolean }) {
  const word = useWords('dashboard.summary.reports');
  const query = useApiQuery('reportSums', { background: true }, { ...optional, enabled });
  const { data } = query;
  if (data === null || data?.content.length === 0) return null;
  return (
    <SummaryCard
      title={word('title')}
      aside={<Link to={paths.reporting}>{word('all')}</Link>}
      query={query}
      room={20.5}
    >
      <Box component="table" sx={[figures, quarters]}>
        <thead>
          <tr>
            <th scope="col">{word('quarter')}</th>
            <th scope="col">{word('events')}</th>
            <th scope="col">{word('roomNights')}</th>
            <th scope="col">{word('revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {data?.content.map((row) => (
            <Row key={row.quarter} {...row} />
          ))}
        </tbody>
      </Box>
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
          <td>{wholeNumber(totals.events, language)}</td>
          <td>{wholeNumber(totals.roomNights, language)}</td>
          <td>{dollars(totals.hotelRevenue, language)}</td>
        </>
      ) : (
        <Typography component="td" variant="caption" colSpan={3}>
          {translate(`dashboard.summary.reports.state.${state}`)}
        </Typography>
      )}
    </tr>
  );
}
