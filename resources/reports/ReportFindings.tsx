import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Booking, Finding, Hint, ReportReading } from '#contract/reportReading.ts';
import { hub } from '#src/guest/kit/tokens.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useQuarterInWords } from './quarterInWords.ts';

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
          <Typography variant="subtitle1" component="h3">
            {word('findings', { smart_count: findingCount })}
          </Typography>
          {findingCount > findings.length ? (
            <p>{word('more', { shown: findings.length, count: findingCount })}</p>
          ) : null}
          <ByRow found={findings} rows={rows} />
        </section>
      ) : null}
      {hints.length > 0 ? (
        <section>
          <Typography variant="subtitle1" component="h3">
            {word('hints')}
          </Typography>
          <ByRow found={hints} rows={rows} />
        </section>
      ) : null}
    </>
  );
}

/** Marked at its edge, like a place in a margin. */
const row = {
  marginBottom: 1.5,
  paddingInlineStart: 1.5,
  borderInlineStart: `3px solid ${hub('border')}`,
  overflowWrap: 'anywhere',
};

function ByRow({ found, rows }: { found: readonly (Finding | Hint)[]; rows: readonly Booking[] }) {
  const translate = useTranslate();
  const inWords = useFindingInWords();
  const numbers = [...new Set(found.map(({ row }) => row))];
  return (
    <List>
      {numbers.map((number) => {
        const booking = rows.find(({ row }) => row === number);
        const event = [booking?.eventName, booking?.hotel].filter(Boolean).join(', ');
        return (
          <Box component="li" key={number} sx={row}>
            <p>
              <strong>{translate('reports.reading.row', { row: number })}</strong>{' '}
              <Verbatim>{event}</Verbatim>
            </p>
            <Box component="ul" sx={{ paddingInlineStart: 2.25 }}>
              {found
                .filter(({ row }) => row === number)
                .map((one) => (
                  <li key={`${one.cell} ${one.code} ${one.field}`}>{inWords(one)}</li>
                ))}
            </Box>
          </Box>
        );
      })}
    </List>
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
