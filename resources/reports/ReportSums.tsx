import Box from '@mui/material/Box';
import type { ReportReading, ReportTotals } from '#contract/reportReading.ts';
import { useHub } from '#providers/HubContext.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { figures } from '#src/portal/ui/figures.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useQuarterInWords } from './quarterInWords.ts';

/** The sums of a report, beside those of the quarter before. */
export function ReportSums({
  quarter,
  totals,
  previous,
}: Pick<ReportReading, 'quarter' | 'previous'> & { totals: ReportTotals }) {
  const word = useWords('reports.reading');
  const inWords = useQuarterInWords();
  const { language } = useHub();
  const columns = [{ quarter, totals }, ...(previous ? [previous] : [])];
  const events = ({ events, cancelled }: ReportTotals) =>
    cancelled > 0
      ? `${wholeNumber(events, language)} (${word('cancelled', { smart_count: cancelled })})`
      : wholeNumber(events, language);
  const rows: [string, (totals: ReportTotals) => string][] = [
    ['events', events],
    ['roomNights', ({ roomNights }) => wholeNumber(roomNights, language)],
    ['revenue', ({ hotelRevenue }) => dollars(hotelRevenue, language)],
    ['commission', ({ commission }) => dollars(commission, language)],
  ];
  return (
    <Box component="table" sx={figures} aria-label={word('sums')}>
      <thead>
        <tr>
          <th scope="col">{word('sum')}</th>
          {columns.map((column) => (
            <th key={column.quarter} scope="col">
              {inWords(column.quarter)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{word(key)}</th>
            {columns.map((column) => (
              <td key={column.quarter}>{value(column.totals)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
