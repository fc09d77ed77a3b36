import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { interpolate } from '#contract/messages.ts';
import type { FrontDesk } from '#contract/staff/frontDesks.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { formatDay } from '#src/portal/ui/dateFormat.ts';
import { staffFrontDesks as words } from '#words/en/staffFrontDesks.ts';
import { useMay } from '../access/useMay.ts';
import { Nothing, TimeField } from '../fields/fields.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, StaffRows } from '../list/StaffRows.tsx';
import { MakeFrontDesk } from './MakeFrontDesk.tsx';
import { WithdrawFrontDesk } from './WithdrawFrontDesk.tsx';

const filters = [<TextInput key="q" source="q" label={words.search} alwaysOn resettable />];
const { column } = words;

/** Links of front desks: made, shown once, withdrawn. */
export default function FrontDeskList() {
  const manages = useMay('manageFrontDesks');
  return (
    <StaffList
      intro={words.intro}
      empty={words.empty}
      sort={{ field: 'madeAt', order: 'DESC' }}
      filters={filters}
      lead={manages ? <MakeFrontDesk /> : null}
    >
      <StaffRows<FrontDesk>
        rowClick={false}
        card={{
          primaryText: ({ hotel }) => <Verbatim>{hotel}</Verbatim>,
          secondaryText: (desk) => <State desk={desk} />,
        }}
      >
        <Col<FrontDesk>
          source="hotel"
          label={column.hotel}
          sx={anyLength}
          render={({ hotel }) => <Verbatim>{hotel}</Verbatim>}
        />
        <Col source="madeAt" label={column.madeAt} field={TimeField} />
        <Col<FrontDesk>
          source="madeBy"
          label={column.madeBy}
          disableSort
          sx={anyLength}
          render={({ madeBy }) => (madeBy ? <EmailAddress email={madeBy} /> : <Nothing />)}
        />
        <Col<FrontDesk>
          source="withdrawnAt"
          label={column.state}
          disableSort
          render={(desk) => <State desk={desk} />}
        />
      </StaffRows>
    </StaffList>
  );
}

/** Whether the link works, with the button that withdraws it. */
function State({ desk }: { desk: FrontDesk }) {
  if (desk.withdrawnAt) {
    const day = formatDay(desk.withdrawnAt.slice(0, 10), 'en');
    return <span>{interpolate(words.withdrawn, { day })}</span>;
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <span>{words.works}</span>
      <WithdrawFrontDesk desk={desk} />
    </Box>
  );
}
