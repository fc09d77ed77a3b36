import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { useWords } from '../../components/useWords.ts';
import type { QuarantinedFile } from '../../contract/staff/reports.ts';
import { DateField } from '../fields/fields.tsx';
import { Section } from '../layout/Section.tsx';
import { StaticTable } from '../list/StaticTable.tsx';
import { useStaffQuery } from '../provider/useStaffCall.ts';

/** Quarantined uploads: the virus scanner found something, or has not checked them yet. Usually there are none. */
export function QuarantinePanel() {
  const word = useWords('staff.reports.quarantine');
  const { data: files = [], error } = useStaffQuery<QuarantinedFile[]>('reports/quarantine');
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
          <DataTable.Col source="uploadedAt" field={DateField} />
        </StaticTable>
      </Section>
    </Box>
  );
}
