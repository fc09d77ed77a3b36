import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { tableFormats, tableQuery } from '#contract/downloads.ts';
import type { ReportQuarter } from '#contract/staff/reports.ts';
import { reportStates } from '#contract/staff/words.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { useMay } from '../access/useMay.ts';
import { StatusWord } from '../fields/StatusWord.tsx';
import { Download } from '../layout/Download.tsx';
import { staffUrl } from '../provider/staffCall.ts';
import { Reminder } from './Reminder.tsx';

/** The field of a quarter with the number of agencies in this state. */
const figures = { SUBMITTED: 'submitted', DUE: 'due', OVERDUE: 'overdue' } as const;

/** A quarter: who has reported, the sums of all reports, its files and bookings, and reminders for the late ones. */
export function QuarterPanel({ quarter }: { quarter: ReportQuarter }) {
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  return (
    <Box component="section" sx={panel}>
      <Typography component="h2" variant="h3">
        {quarterInWords(quarter.name)}
      </Typography>
      <Stack component="ul" direction="row" sx={figuresLine}>
        {reportStates.map((state) => (
          <li key={state}>
            <Typography variant="h4" component="strong" sx={{ display: 'block' }}>
              {wholeNumber(quarter[figures[state]], 'en')}
            </Typography>
            <StatusWord status={state} texts="staff.reports.state" />
          </li>
        ))}
      </Stack>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Sums quarter={quarter} />
        {quarter.submitted > 0 ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px' }}>
            <Download href={staffUrl('GET reports/files', { query: { quarter: quarter.name } })}>
              {translate('staff.reports.files')}
            </Download>
            {tableFormats.map((format) => (
              <Download
                key={format}
                href={staffUrl('GET reports/bookings', {
                  query: { quarter: quarter.name, ...tableQuery(format) },
                })}
              >
                {translate(`staff.reports.bookings.${format}`)}
              </Download>
            ))}
          </Stack>
        ) : null}
        {useMay('remind') ? <Reminder quarter={quarter} /> : null}
      </Box>
    </Box>
  );
}

function Sums({ quarter: { totals, withFindings } }: { quarter: ReportQuarter }) {
  const translate = useTranslate();
  if (totals.events === 0) return <p>{translate('staff.reports.noSums')}</p>;
  const sums = translate('staff.reports.sums', {
    events: wholeNumber(totals.events, 'en'),
    nights: wholeNumber(totals.roomNights, 'en'),
    revenue: dollars(totals.hotelRevenue, 'en'),
    commission: dollars(totals.commission, 'en'),
  });
  return (
    <p>
      {[
        sums,
        withFindings > 0 &&
          translate('staff.reports.reportsWithFindings', { smart_count: withFindings }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

const panel = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '16px 32px',
  padding: 2.5,
  borderBottom: '1px solid var(--hub-hairline)',
};
const figuresLine = { flexWrap: 'wrap', gap: '8px 24px' };
