import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { FrontDesk } from '#contract/staff/frontDesks.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { formatDate } from '#src/portal/ui/dateFormat.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { frontDeskWords } from '#words/en/staffFrontDesks.ts';
import { useMay } from '../access/useMay.ts';
import { EmailAddressField, TimeField, VerbatimField } from '../fields/fields.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { textFilter } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';
import { MakeFrontDesk } from './MakeFrontDesk.tsx';
import { WithdrawFrontDesk } from './WithdrawFrontDesk.tsx';

const filters = [textFilter()];

/** Links of front desks: made, shown once, withdrawn. */
function FrontDeskList() {
  const word = useWords('staff.frontDesks');
  return (
    <StaffList
      intro={word('intro')}
      empty={word('empty')}
      sort={{ field: 'madeAt', order: 'DESC' }}
      filters={filters}
      lead={useMay('manageFrontDesks') ? <MakeFrontDesk /> : null}
    >
      <StaffRows<FrontDesk>
        rowClick={false}
        card={{
          primaryText: ({ hotel }) => <Verbatim>{hotel}</Verbatim>,
          secondaryText: () => <State />,
        }}
      >
        <Col source="hotel" field={VerbatimField} sx={anyLength} />
        <Col source="madeAt" field={TimeField} />
        <Col source="madeBy" field={EmailAddressField} disableSort sx={ofAddresses} />
        <Col source="withdrawnAt" field={State} disableSort />
      </StaffRows>
    </StaffList>
  );
}

export default withMoreWords(FrontDeskList, frontDeskWords);

/** Whether the link works, with the button that withdraws it. */
function State() {
  const word = useWords('staff.frontDesks');
  const desk = useRecordContext<FrontDesk>();
  if (!desk) return null;
  if (desk.withdrawnAt) {
    return <span>{word('withdrawn', { day: formatDate(desk.withdrawnAt, 'en') })}</span>;
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <span>{word('works')}</span>
      <WithdrawFrontDesk desk={desk} />
    </Box>
  );
}
