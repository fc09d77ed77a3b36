import { useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import type { AgencyRow } from '../../contract/staff/agencies.ts';
import { agencyStatuses } from '../../contract/statuses.ts';
import { AddressField, DayField, YesNoField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { choices, yesOrNo } from '../list/filters.tsx';
import { Col, Rows } from '../list/Rows.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { ExtendWindows } from './ExtendWindows.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={choices(agencyStatuses, 'staff.status')}
    emptyText="staff.list.all"
  />,
  <SelectInput
    key="required"
    source="quarterlyReportRequired"
    alwaysOn
    choices={yesOrNo}
    emptyText="staff.list.all"
  />,
];
const hidden = ['domain', 'approvedAt', 'windowEndsAt', 'createdAt'];

/** Every agency of the programme. */
export default function AgencyList() {
  const translate = useTranslate();
  const nameOf = ({ name }: AgencyRow) => name ?? translate('staff.list.unnamed');
  return (
    <StaffList sort={{ field: 'name', order: 'ASC' }} filters={filters} csv>
      <Rows<AgencyRow>
        hiddenColumns={hidden}
        bulk={<ExtendWindows />}
        card={{
          primaryText: nameOf,
          secondaryText: <AddressField source="email" />,
          tertiaryText: ({ status }) => <StatusWord status={status} />,
        }}
      >
        <Col
          source="name"
          render={(row) => <RecordLink resource="agencies">{nameOf(row as AgencyRow)}</RecordLink>}
        />
        <Col source="status" render={({ status }) => <StatusWord status={status} />} />
        <Col source="email" field={AddressField} disableSort />
        <Col source="submittedAt" field={DayField} />
        <Col source="renewalDate" field={DayField} />
        <Col source="quarterlyReportRequired" field={YesNoField} disableSort />
        <Col source="domain" disableSort />
        <Col source="approvedAt" field={DayField} disableSort />
        <Col source="windowEndsAt" field={DayField} disableSort />
        <Col source="createdAt" field={DayField} />
      </Rows>
    </StaffList>
  );
}
