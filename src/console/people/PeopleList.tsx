import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import { useTranslate } from 'ra-core';
import { DateInput } from 'react-admin';
import type { PersonRow } from '#contract/staff/people.ts';
import { roles } from '#contract/staff/words.ts';
import { associateStatuses } from '#contract/statuses.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { useApi } from '#src/portal/ui/useApi.ts';
import { useMay } from '../access/useMay.ts';
import {
  AgencyField,
  DateTextField,
  EmailAddressField,
  NameField,
  Nothing,
} from '../fields/fields.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { BulkAct } from '../list/BulkAct.tsx';
import { AgencyInput, choiceFilter, textFilter, yesAndNo } from '../list/filters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { anyLength, Col, ofAddresses, StaffRows } from '../list/StaffRows.tsx';
import { RolesField } from './RolesField.tsx';

const filters = [
  textFilter(),
  choiceFilter('role', roles, 'staff.people.role'),
  choiceFilter('associateStatus', associateStatuses, 'staff.status'),
  <AgencyInput key="agency" source="agencyId" />,
  <DateInput key="endsBy" source="endsBy" />,
  choiceFilter('locked', yesAndNo, 'staff.list', false),
];
const spare = ['role', 'secondStep', 'createdAt'];

/** Everybody with an account. */
export default function PeopleList() {
  const translate = useTranslate();
  const statusOf = ({ associate, associateStatus }: PersonRow) =>
    associate ? <StatusWord status={associateStatus} /> : <Nothing />;
  return (
    <StaffList sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} exported>
      <StaffRows<PersonRow>
        spareColumns={spare}
        bulk={useMay('unlockPeople') ? <UnlockPeople /> : undefined}
        card={{
          primaryText: ({ name }) => <Verbatim>{name}</Verbatim>,
          secondaryText: () => <EmailAddressField source="email" />,
          tertiaryText: (person) =>
            person.associate ? statusOf(person) : <RolesField source="role" />,
        }}
      >
        <Col source="name" disableSort field={NameField} sx={anyLength} />
        <Col source="email" field={EmailAddressField} sx={ofAddresses} />
        <Col source="agency" disableSort field={AgencyField} sx={anyLength} />
        <Col source="role" disableSort field={RolesField} sx={anyLength} />
        <Col<PersonRow> source="associateStatus" disableSort render={statusOf} />
        <Col<PersonRow>
          source="secondStep"
          disableSort
          render={({ secondStep }) => translate(`staff.people.secondStep.${secondStep}`)}
        />
        <Col source="createdAt" field={DateTextField} />
      </StaffRows>
    </StaffList>
  );
}

/** Unlocks all selected people, so that they can sign in again at once. */
function UnlockPeople() {
  const call = useApi();
  return (
    <BulkAct<PersonRow>
      texts="people.bulkUnlock"
      icon={<UnlockIcon />}
      act={({ id }) => call('POST people/:id/unlock', { params: { id } })}
    />
  );
}
