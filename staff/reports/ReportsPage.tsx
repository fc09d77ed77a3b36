import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { staffBase } from '../../contract/staff/paging.ts';
import { type ReportQuarter, type ReportRow, reportStates } from '../../contract/staff/reports.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { staffCall } from '../provider/dataProvider.ts';
import { QuarantinePanel } from './QuarantinePanel.tsx';
import { ReminderPanel } from './ReminderPanel.tsx';
import { ReportStateWord } from './ReportStateWord.tsx';

/** Every agency that has to report, by quarter; reminders for the late ones; the files. */
export default function ReportsPage() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.reports.${key}`, params);
  const { data: quarters, error } = useQuery({
    queryKey: ['reports', 'quarters'],
    queryFn: () => staffCall<ReportQuarter[]>('GET', 'reports/quarters'),
  });
  return (
    <StaffList<ReportRow>
      title={translate('staff.parts.reports')}
      intro={word('intro')}
      sort={{ field: 'name', order: 'ASC' }}
      filters={
        <>
          {error ? <CallAlert error={error} /> : null}
          <QuarantinePanel />
          <ShownQuarter quarters={quarters ?? []} />
          <StaffFilters
            fields={[
              {
                name: 'quarter',
                label: word('quarter'),
                all: word('lastQuarter'),
                options: (quarters ?? []).map(({ name }) => ({ value: name, label: name })),
              },
              {
                name: 'state',
                label: word('filter.state'),
                options: reportStates.map((value) => ({ value, label: word(`state.${value}`) })),
              },
              { name: 'q', label: word('filter.q') },
            ]}
          />
        </>
      }
      columns={[
        {
          key: 'name',
          label: word('column.name'),
          sort: 'name',
          cell: ({ id, name }) => <Link to={`${paths.staff}/agencies/${id}`}>{name}</Link>,
        },
        {
          key: 'state',
          label: word('column.state'),
          cell: ({ state }) => <ReportStateWord state={state} />,
        },
        {
          key: 'email',
          label: word('column.email'),
          cell: ({ email }) => email && <Address email={email} />,
        },
        {
          key: 'deadline',
          label: word('column.deadline'),
          cell: ({ deadline }) => <DateText time={deadline} />,
        },
        {
          key: 'uploadedAt',
          label: word('column.uploadedAt'),
          sort: 'uploadedAt',
          cell: ({ uploadedAt }) => <DateText time={uploadedAt} />,
        },
        {
          key: 'file',
          label: word('column.file'),
          cell: ({ reportId, filename, beingChecked }) =>
            beingChecked ? (
              word('beingChecked')
            ) : reportId ? (
              <a
                href={`${staffBase}/reports/${reportId}/file`}
                download
                aria-label={word('download', { name: filename })}
              >
                {filename}
              </a>
            ) : null,
        },
      ]}
    />
  );
}

/** The reminders of the quarter that the list shows: the last closed one where none is chosen. */
function ShownQuarter({ quarters }: { quarters: readonly ReportQuarter[] }) {
  const { filterValues } = useListContext();
  const shown = quarters.find(({ name }) => name === filterValues?.quarter) ?? quarters[0];
  return shown ? <ReminderPanel key={shown.name} quarter={shown} /> : null;
}
