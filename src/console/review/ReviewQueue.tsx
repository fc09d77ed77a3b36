import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ReviewRow } from '#contract/staff/review.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useMay } from '../access/useMay.ts';
import { Age, AgeField } from '../fields/Age.tsx';
import { EmailAddressField, NameField, Nothing } from '../fields/fields.tsx';
import { textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';
import { ApproveSeveral } from './ApproveSeveral.tsx';

/** Often there are none: loaded beside the queue. */
const ChangeRequests = lazy(() => loadChunk(import('./ChangeRequests.tsx')));

const filters = [textFilter()];

/** Agencies that wait for a decision, the longest-waiting first. */
export default function ReviewQueue() {
  const word = useWords('staff.review');
  const kindOf = ({ again }: ReviewRow) => word(again ? 'again' : 'first');
  return (
    <StaffList
      intro={word('intro')}
      empty={word('empty')}
      lead={
        <Suspense>
          <ChangeRequests />
        </Suspense>
      }
      sort={{ field: 'submittedAt', order: 'ASC' }}
      filters={filters}
    >
      <StaffRows<ReviewRow>
        bulk={useMay('decide') ? <ApproveSeveral /> : undefined}
        card={{
          primaryText: ({ name }) => <Verbatim>{name}</Verbatim>,
          secondaryText: (row) => (
            <>
              <span>{`${kindOf(row)}, `}</span>
              <Age time={row.submittedAt} />
              {row.warnings.length > 0 ? <Warnings warnings={row.warnings} /> : null}
            </>
          ),
        }}
      >
        <Col source="name" field={NameField} sx={anyLength} />
        <Col source="submittedAt" field={AgeField} />
        <Col<ReviewRow> source="again" disableSort render={kindOf} />
        <Col source="email" field={EmailAddressField} disableSort sx={ofAddresses} />
        <Col
          source="warnings"
          disableSort
          render={({ warnings }) =>
            warnings.length > 0 ? <Warnings warnings={warnings} /> : <Nothing />
          }
        />
      </StaffRows>
    </StaffList>
  );
}

/** The warnings of an application, each in two words. */
function Warnings({ warnings }: Pick<ReviewRow, 'warnings'>) {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {warnings.map((warning) => (
        <Chip
          key={warning}
          component="span"
          color="warning"
          sx={{ whiteSpace: 'nowrap' }}
          icon={<WarnIcon />}
          label={translate(`staff.review.warning.${warning}`)}
        />
      ))}
    </Stack>
  );
}
