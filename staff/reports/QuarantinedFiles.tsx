import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import type { QuarantinedFile } from '../../contract/staff/reports.ts';
import { DateField } from '../fields/fields.tsx';
import { Part } from '../layout/Part.tsx';
import { StaticTable } from '../list/StaticTable.tsx';

/** The quarantined uploads, and why each of them is. */
export default function QuarantinedFiles({ files }: { files: QuarantinedFile[] }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) =>
    translate(`staff.reports.quarantine.${key}`, params);
  return (
    <Box sx={{ marginBottom: 2.5 }}>
      <Part title={word('title')}>
        <p>{word('intro')}</p>
        <StaticTable<QuarantinedFile> resource="quarantine" rows={files} label={word('title')}>
          <DataTable.Col disableSort source="filename" />
          <DataTable.Col
            disableSort
            source="state"
            render={({ state, finding }) => word(`state.${state}`, { finding: finding ?? '' })}
          />
          <DataTable.Col
            disableSort
            source="from"
            render={({ kind, agency, email }) =>
              [kind === 'image' ? word('picture') : agency, email].filter(Boolean).join(', ')
            }
          />
          <DataTable.Col disableSort source="uploadedAt" field={DateField} />
        </StaticTable>
      </Part>
    </Box>
  );
}
