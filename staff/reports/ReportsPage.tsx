import RemindIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { staffBase } from '../../contract/staff/reach.ts';
import type { ReportQuarter, ReportRow } from '../../contract/staff/reports.ts';
import { reportStates } from '../../contract/staff/words.ts';
import { newId } from '../../providers/ids.ts';
import { useQuarterInWords } from '../../resources/reports/quarterInWords.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { AddressField, DateField, DayField, Nothing } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { lone } from '../layout/LoneLink.tsx';
import { BulkAct } from '../list/BulkAct.tsx';
import { ChoiceFilter } from '../list/filters.tsx';
import { Col, Rows } from '../list/Rows.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { QuarantinePanel } from './QuarantinePanel.tsx';
import { ReminderPanel } from './ReminderPanel.tsx';
import { ReportStateWord } from './ReportStateWord.tsx';

/** Every agency that has to report, by quarter; reminders for the late ones; the files. */
export default function ReportsPage() {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  const {
    data: quarters = [],
    error,
    isPending,
  } = useQuery({
    queryKey: ['reports', 'quarters'],
    queryFn: () => staffCall<ReportQuarter[]>('GET', 'reports/quarters'),
  });
  // The rows are below the quarter's reminders, which would shift them.
  if (isPending) return <PageSkeleton />;
  const filters = [
    <SelectInput
      key="quarter"
      source="quarter"
      alwaysOn
      choices={quarters.map(({ name }) => ({ id: name, name: quarterInWords(name) }))}
      translateChoice={false}
      emptyText="staff.reports.lastQuarter"
    />,
    <ChoiceFilter
      key="state"
      source="state"
      alwaysOn
      values={reportStates}
      texts="staff.reports.state"
    />,
    <TextInput key="q" source="q" alwaysOn resettable />,
  ];
  return (
    <StaffList
      intro={translate('staff.reports.intro')}
      lead={<QuarantinePanel />}
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
    >
      {error ? <CallAlert error={error} /> : null}
      <QuarterRows quarters={quarters} />
    </StaffList>
  );
}

/** The reminders and the agencies of the chosen quarter; default: the last closed one. */
function QuarterRows({ quarters }: { quarters: readonly ReportQuarter[] }) {
  const { filterValues } = useListContext();
  const shown = quarters.find(({ name }) => name === filterValues?.quarter) ?? quarters[0];
  return (
    <>
      {shown ? <ReminderPanel key={shown.name} quarter={shown} /> : null}
      <Rows<ReportRow>
        rowClick={false}
        bulk={<RemindAgencies quarter={shown?.name} />}
        card={{
          primaryText: ({ id, name }) => (
            <RecordLink resource="agencies" id={id}>
              {name}
            </RecordLink>
          ),
          secondaryText: (row) => <ReportFile row={row} />,
          tertiaryText: ({ state }) => <ReportStateWord state={state} />,
        }}
      >
        <Col
          source="name"
          render={({ name }) => <RecordLink resource="agencies">{name}</RecordLink>}
        />
        <Col source="state" disableSort render={({ state }) => <ReportStateWord state={state} />} />
        <Col source="email" field={AddressField} disableSort />
        <Col source="deadline" field={DayField} disableSort />
        <Col source="uploadedAt" field={DateField} />
        <Col
          source="filename"
          disableSort
          render={(row) => <ReportFile row={row as ReportRow} />}
        />
      </Rows>
    </>
  );
}

/** Reminds the selected agencies if they are late with the quarter. */
function RemindAgencies({ quarter }: { quarter: string | undefined }) {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  return (
    <BulkAct<ReportRow>
      texts="reports.bulkRemind"
      icon={<RemindIcon />}
      nameOf={({ name }) => name ?? translate('staff.list.unnamed')}
      appliesTo={({ state }) => state === 'OVERDUE'}
      act={({ id }) =>
        staffCall('POST', 'reports/reminders', { id: newId(), quarter, agencies: [id] })
      }
    />
  );
}

function ReportFile({ row: { reportId, filename, beingChecked } }: { row: ReportRow }) {
  const translate = useTranslate();
  if (beingChecked) return translate('staff.reports.beingChecked');
  if (!reportId) return <Nothing />;
  return (
    <Box
      component="a"
      sx={lone}
      href={`${staffBase}/reports/${reportId}/file`}
      download
      aria-label={translate('staff.reports.download', { name: filename })}
    >
      {filename}
    </Box>
  );
}
