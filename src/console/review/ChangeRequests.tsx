import Box from '@mui/material/Box';
import { useCreatePath, useGetList, useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import type { ChangeRow } from '#contract/staff/agencies.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useFieldNames } from '#src/portal/form/formInfo.ts';
import { AgeField } from '../fields/Age.tsx';
import { EmailAddressField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { Section } from '../layout/Section.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { StaticTable } from '../list/StaticTable.tsx';

/** The requests of approved agencies for a change that wait, the one that waits longest first (decision B13). */
function ChangeRequests() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [] } = useGetList<ChangeRow>('changes', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'requestedAt', order: 'ASC' },
  });
  const { full } = useFieldNames('agency');
  const fieldsOf = ({ fields }: ChangeRow) => fields.map(full).join(', ');
  if (data.length === 0) return null;
  const title = translate('staff.review.requests.title');
  return (
    <Box sx={{ marginBottom: 2.5 }}>
      <Section title={title}>
        <StaticTable
          resource="requests"
          rows={data}
          label={title}
          rowClick={(id) => createPath({ resource: 'agencies', type: 'edit', id })}
          card={{
            primaryText: ({ name }) => <Verbatim>{name}</Verbatim>,
            secondaryText: fieldsOf,
            tertiaryText: () => <AgeField source="requestedAt" />,
          }}
        >
          <DataTable.Col
            source="name"
            render={({ name }) => (
              <RecordLink resource="agencies">
                <Verbatim>{name}</Verbatim>
              </RecordLink>
            )}
          />
          <DataTable.Col<ChangeRow> source="fields" render={fieldsOf} />
          <DataTable.Col source="by" field={EmailAddressField} />
          <DataTable.Col source="requestedAt" field={AgeField} />
        </StaticTable>
      </Section>
    </Box>
  );
}

export default withPortalWords(ChangeRequests);
