import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { useFieldNames } from '../../components/form/formInfo.ts';
import type { ChangeRow } from '../../contract/staff/agencies.ts';
import { Age } from '../fields/Age.tsx';
import { AddressField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { Part } from '../layout/Part.tsx';
import { StaticTable } from '../list/StaticTable.tsx';

/** The requests of approved agencies for a change that wait, the one that waits longest first (decision B13). */
export default function ChangeRequests({ data }: { data: ChangeRow[] }) {
  const translate = useTranslate();
  const { full } = useFieldNames('agency');
  const title = translate('staff.review.requests.title');
  return (
    <Box sx={{ marginBottom: 2.5 }}>
      <Part title={title}>
        <StaticTable resource="requests" rows={data} label={title}>
          <DataTable.Col
            disableSort
            source="name"
            render={({ name }) => <RecordLink resource="agencies">{name}</RecordLink>}
          />
          <DataTable.Col
            disableSort
            source="fields"
            render={({ fields }) => fields.map(full).join(', ')}
          />
          <DataTable.Col disableSort source="by" field={AddressField} />
          <DataTable.Col
            disableSort
            source="requestedAt"
            render={({ requestedAt }) => <Age time={requestedAt} />}
          />
        </StaticTable>
      </Part>
    </Box>
  );
}
