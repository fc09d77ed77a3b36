import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import type { QuarantinedFile } from '#contract/staff/reports.ts';
import { reportStates } from '#contract/staff/words.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { DateTextField } from '../fields/fields.tsx';
import { Section } from '../layout/Section.tsx';
import { choiceFilter, textFilter, yesAndNo } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StaticTable } from '../list/StaticTable.tsx';
import { ReportRows } from './ReportRows.tsx';

/** Every agency that has to report, by quarter; reminders for the late ones; the files. */
export default function ReportsPage() {
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  const { data: quarters, error, isPending } = useApiQuery('GET reports/quarters');
  const filters = [
    <SelectInput
      key="quarter"
      source="quarter"
      alwaysOn
      choices={quarters?.map((name) => ({ id: name, name: quarterInWords(name) }))}
      translateChoice={false}
      emptyText="staff.reports.lastQuarter"
      isPending={isPending}
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
      <ReportRows quarters={quarters} isPending={isPending} />
    </StaffList>
  );
}

/** Quarantined uploads: the virus scanner found something, or has not checked them yet. Usually there are none. */
function QuarantinePanel() {
  const word = useWords('staff.reports.quarantine');
  const { data: files = [], error } = useApiQuery('GET reports/quarantine');
  if (error) return <CallAlert error={error} />;
  if (files.length === 0) return null;
  return (
    <Box sx={{ marginBottom: 2.5 }}>
      <Section title={word('title')}>
        <p>{word('intro')}</p>
        <StaticTable<QuarantinedFile> resource="quarantine" rows={files} label={word('title')}>
          <DataTable.Col source="filename" />
          <DataTable.Col
            source="state"
            render={({ state, finding }) => word(`state.${state}`, { finding: finding ?? '' })}
          />
          <DataTable.Col
            source="from"
            render={({ kind, agency, email }) =>
              [kind === 'image' ? word('picture') : agency, email].filter(Boolean).join(', ')
            }
          />
          <DataTable.Col source="uploadedAt" field={DateTextField} />
        </StaticTable>
      </Section>
    </Box>
  );
}
