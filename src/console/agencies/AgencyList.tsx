import ExtendIcon from '@mui/icons-material/MoreTimeOutlined';
import { required } from 'ra-core';
import { DateInput } from 'react-admin';
import type { AgencyRow } from '#contract/staff/agencies.ts';
import { agencyStatuses } from '#contract/statuses.ts';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useMay } from '../access/useMay.ts';
import {
  DateTextField,
  DayField,
  EmailAddressField,
  NameField,
  NameText,
  StatusField,
  VerbatimField,
  YesNoField,
} from '../fields/fields.tsx';
import { BulkAct } from '../list/BulkAct.tsx';
import { choiceFilter, textFilter, yesAndNo } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';

const filters = [
  textFilter(),
  choiceFilter('status', agencyStatuses, 'staff.status'),
  choiceFilter('quarterlyReportRequired'),
  choiceFilter('change', yesAndNo, 'staff.list', false),
  <DateInput key="renewsBy" source="renewsBy" />,
];
const hidden = ['domain', 'approvedAt', 'windowEndsAt', 'createdAt'];
const spare = ['submittedAt', 'quarterlyReportRequired'];

/** Every agency of the program. */
export default function AgencyList() {
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }} filters={filters} exported>
      <StaffRows<AgencyRow>
        hiddenColumns={hidden}
        spareColumns={spare}
        bulk={useMay('decide') ? <ExtendWindows /> : undefined}
        card={{
          primaryText: ({ name }) => <NameText name={name} />,
          secondaryText: () => <EmailAddressField source="email" />,
          tertiaryText: () => <StatusField source="status" />,
        }}
      >
        <Col source="name" field={NameField} sx={anyLength} />
        <Col source="status" field={StatusField} />
        <Col source="email" field={EmailAddressField} disableSort sx={ofAddresses} />
        <Col source="submittedAt" field={DateTextField} />
        <Col source="renewalDate" field={DayField} />
        <Col source="quarterlyReportRequired" field={YesNoField} disableSort />
        <Col source="domain" field={VerbatimField} disableSort sx={anyLength} />
        <Col source="approvedAt" field={DateTextField} disableSort />
        <Col source="windowEndsAt" field={DayField} disableSort />
        <Col source="createdAt" field={DateTextField} />
      </StaffRows>
    </StaffList>
  );
}

/** Extends the 30-day registration window of all selected agencies that may still register. */
function ExtendWindows() {
  const call = useApi();
  return (
    <BulkAct<AgencyRow>
      texts="agencies.bulkWindow"
      icon={<ExtendIcon />}
      appliesTo={({ status }) => status === 'NOT_CREATED'}
      act={({ id }, { lastDay = '' }) =>
        call('POST agencies/:id/window', { params: { id }, body: { lastDay } })
      }
    >
      {() => (
        <DateInput source="lastDay" label="staff.agencies.window.lastDay" validate={required()} />
      )}
    </BulkAct>
  );
}
