import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { ReportTotals } from '#contract/reportReading.ts';
import type { ReportRow } from '#contract/staff/reports.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { newId } from '#providers/ids.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApi, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useMay } from '../access/useMay.ts';
import {
  DateTextField,
  DayField,
  EmailAddressField,
  NameText,
  Nothing,
} from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { BulkAct } from '../list/BulkAct.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';
import { QuarterPanel } from './QuarterPanel.tsx';
import { ReportFileLink } from './ReportFileLinks.tsx';

const hidden = ['deadline', 'commission', 'email'];
const spare = ['events', 'roomNights', 'uploadedAt'];
const stateOf = ({ state }: ReportRow) => <StatusWord status={state} texts="staff.reports.state" />;

interface Props {
  /** The names of the quarters, the last closed one first. */
  quarters?: readonly string[];
  isPending: boolean;
}

/** The numbers of the chosen quarter, by default the last closed one, and its agencies. */
export function ReportRows({ quarters = [], isPending }: Props) {
  const { filterValues } = useListContext();
  const reminds = useMay('remind');
  const name = quarters.find((quarter) => quarter === filterValues?.quarter) ?? quarters[0] ?? '';
  const {
    data: shown,
    error,
    isLoading,
  } = useApiQuery(
    'GET reports/quarters/:name',
    { params: { name } },
    { enabled: name !== '', placeholderData: keepPreviousData },
  );
  // The rows and their pages are below the quarter's numbers, which would shift them.
  if (isPending || isLoading) {
    return (
      <Box sx={{ minHeight: '100vh' }}>
        <PageSkeleton />
      </Box>
    );
  }
  return (
    <>
      {error ? <CallAlert error={error} /> : null}
      {shown ? <QuarterPanel key={shown.name} quarter={shown} /> : null}
      <StaffRows<ReportRow>
        rowClick={false}
        hiddenColumns={hidden}
        spareColumns={spare}
        bulk={reminds ? <RemindAgencies key={name} quarter={name} /> : undefined}
        card={{
          primaryText: (row) => <Agency row={row} />,
          secondaryText: (row) => (row.reportId ? <Findings row={row} /> : null),
          tertiaryText: stateOf,
        }}
      >
        <Col<ReportRow> source="name" sx={anyLength} render={(row) => <Agency row={row} />} />
        <Col<ReportRow> source="state" disableSort render={stateOf} />
        <Col source="email" field={EmailAddressField} disableSort sx={ofAddresses} />
        <Col source="deadline" field={DayField} disableSort />
        <Col source="uploadedAt" field={DateTextField} />
        <Col<ReportRow>
          source="findings"
          sx={{ whiteSpace: 'nowrap' }}
          disableSort
          render={(row) => <Findings row={row} />}
        />
        {sums.map(({ source, inWords }) => (
          <Col
            key={source}
            source={source}
            disableSort
            align="right"
            render={({ totals }) => (totals ? inWords(totals) : <Nothing />)}
          />
        ))}
        <Col<ReportRow>
          source="filename"
          sx={anyLength}
          disableSort
          render={(row) => <File row={row} />}
        />
      </StaffRows>
    </>
  );
}

const sums: readonly { source: string; inWords: (totals: ReportTotals) => string }[] = [
  { source: 'events', inWords: ({ events }) => wholeNumber(events, 'en') },
  { source: 'roomNights', inWords: ({ roomNights }) => wholeNumber(roomNights, 'en') },
  { source: 'hotelRevenue', inWords: ({ hotelRevenue }) => dollars(hotelRevenue, 'en') },
  { source: 'commission', inWords: ({ commission }) => dollars(commission, 'en') },
];

function Agency({ row: { id, name } }: { row: ReportRow }) {
  return (
    <RecordLink resource="agencies" id={id}>
      <NameText name={name} />
    </RecordLink>
  );
}

/** How many findings the report has, as the link to its page. */
function Findings({ row: { reportId, findingCount: n } }: { row: ReportRow }) {
  const translate = useTranslate();
  if (!reportId) return <Nothing />;
  const key = n === null ? 'notRead' : n === 0 ? 'noFindings' : 'findings';
  return (
    <RecordLink resource="reports" id={reportId}>
      {translate(`staff.reports.${key}`, { smart_count: n })}
    </RecordLink>
  );
}

function File({ row: { reportId, filename, beingChecked } }: { row: ReportRow }) {
  const translate = useTranslate();
  if (beingChecked) return translate('staff.reports.beingChecked');
  if (!reportId) return <Nothing />;
  return <ReportFileLink id={reportId} filename={filename ?? ''} />;
}

/** Reminds the selected agencies if they are late with the quarter. */
function RemindAgencies({ quarter }: { quarter: string }) {
  const call = useApi();
  /** The id of each agency's reminder until there is a response: repeated after a lost one, it mails nobody twice. */
  const ids = useRef(new Map<string, string>());
  return (
    <BulkAct<ReportRow>
      texts="reports.bulkRemind"
      icon={<RemindIcon />}
      appliesTo={({ state }) => state === 'OVERDUE'}
      act={async ({ id: agency }) => {
        const id = ids.current.get(agency) ?? newId();
        ids.current.set(agency, id);
        await call('POST reports/reminders', { body: { id, quarter, agencies: [agency] } });
        ids.current.delete(agency);
      }}
    />
  );
}
