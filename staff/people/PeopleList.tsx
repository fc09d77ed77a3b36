import { useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import type { PersonRow } from '../../contract/staff/people.ts';
import { roles } from '../../contract/staff/words.ts';
import { associateStatuses } from '../../contract/statuses.ts';
import { AgencyLink } from '../fields/AgencyLink.tsx';
import { AddressField, DayField, Nothing } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { StatusWord } from '../fields/StatusWord.tsx';
import { AgencyFilter, choices } from '../list/filters.tsx';
import { Col, Rows } from '../list/Rows.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { rolesOf } from './rolesOf.ts';
import { UnlockPeople } from './UnlockPeople.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="role"
    source="role"
    alwaysOn
    choices={choices(roles, 'staff.people.role')}
    emptyText="staff.list.all"
  />,
  <SelectInput
    key="status"
    source="associateStatus"
    alwaysOn
    choices={choices(associateStatuses, 'staff.status')}
    emptyText="staff.list.all"
  />,
  <AgencyFilter key="agency" source="agencyId" />,
];

/** Everybody with an account. */
export default function PeopleList() {
  const translate = useTranslate();
  const rolesIn = (person: PersonRow) =>
    rolesOf(person)
      .map((role) => translate(`staff.people.role.${role}`))
      .join(', ') || <Nothing />;
  const statusOf = ({ associate, associateStatus }: PersonRow) =>
    associate ? <StatusWord status={associateStatus} /> : <Nothing />;
  return (
    <StaffList sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} csv>
      <Rows<PersonRow>
        bulk={<UnlockPeople />}
        card={{
          primaryText: ({ name }) => name,
          secondaryText: <AddressField source="email" />,
          tertiaryText: (person) => (person.associate ? statusOf(person) : rolesIn(person)),
        }}
      >
        <Col
          source="name"
          disableSort
          render={({ name }) => <RecordLink resource="people">{name}</RecordLink>}
        />
        <Col source="email" field={AddressField} />
        <Col source="agency" disableSort render={(row) => <AgencyLink row={row as PersonRow} />} />
        <Col source="role" disableSort render={(row) => rolesIn(row as PersonRow)} />
        <Col source="associateStatus" disableSort render={(row) => statusOf(row as PersonRow)} />
        <Col source="createdAt" field={DayField} />
      </Rows>
    </StaffList>
  );
}
