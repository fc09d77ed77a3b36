import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { SelectInput } from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { reportStates } from '../../contract/staff/words.ts';
import { useQuarterInWords } from '../../resources/reports/quarterInWords.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { choiceFilter, textFilter, yesAndNo } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { useStaffQuery } from '../provider/useStaffCall.ts';
import { QuarantinePanel } from './QuarantinePanel.tsx';
import { ReportRows } from './ReportRows.tsx';

/** Every agency that has to report, by quarter; reminders for the late ones; the files. */
export default function ReportsPage() {
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  const { data: quarters = [], error, isPending } = useStaffQuery<string[]>('reports/quarters');
  // What is in the cache is rendered in short tasks too.
  const waits = useDeferredValue(isPending);
  if (waits) return <PageSkeleton />;
  const filters = [
    <SelectInput
      key="quarter"
      source="quarter"
      alwaysOn
      choices={quarters.map((name) => ({ id: name, name: quarterInWords(name) }))}
      translateChoice={false}
      emptyText="staff.reports.lastQuarter"
    />,
    choiceFilter('state', reportStates, 'staff.reports.state'),
    choiceFilter('findings', yesAndNo, 'staff.reports.withFindings'),
    textFilter(),
  ];
  return (
    <StaffList
      intro={translate('staff.reports.intro')}
      lead={<QuarantinePanel />}
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
    >
      {error ? <CallAlert error={error} /> : null}
      <ReportRows quarters={quarters} />
    </StaffList>
  );
}
