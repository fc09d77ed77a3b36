import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { type PersonRow, roles } from '../../contract/staff/people.ts';
import { associateStatuses } from '../../contract/statuses.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { AgencyLink } from '../list/AgencyLink.tsx';
import { ExportLink } from '../list/ExportLink.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StatusWord } from '../list/StatusWord.tsx';
import { rolesOf } from './rolesOf.ts';

/** Everybody with an account. */
export default function PeopleList() {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.people.${key}`);
  const filters = [
    { name: 'q', label: word('filter.q') },
    {
      name: 'role',
      label: word('column.role'),
      options: roles.map((value) => ({ value, label: word(`role.${value}`) })),
    },
    {
      name: 'associateStatus',
      label: word('column.status'),
      options: associateStatuses.map((value) => ({
        value,
        label: translate(`staff.status.${value}`),
      })),
    },
  ];
  return (
    <StaffList<PersonRow>
      title={translate('staff.parts.people')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<ExportLink resource="people" />}
      filters={<StaffFilters fields={filters} />}
      columns={[
        {
          key: 'name',
          label: word('column.name'),
          cell: ({ id, name }) => <Link to={`${paths.staff}/people/${id}`}>{name}</Link>,
        },
        {
          key: 'email',
          label: word('column.email'),
          sort: 'email',
          cell: ({ email }) => <Address email={email} />,
        },
        {
          key: 'agency',
          label: word('column.agency'),
          cell: (row) => <AgencyLink row={row} />,
        },
        {
          key: 'role',
          label: word('column.role'),
          cell: (person) =>
            rolesOf(person)
              .map((role) => word(`role.${role}`))
              .join(', ') || null,
        },
        {
          key: 'status',
          label: word('column.status'),
          cell: ({ associate, associateStatus }) =>
            associate ? <StatusWord status={associateStatus} /> : null,
        },
        {
          key: 'createdAt',
          label: word('column.createdAt'),
          sort: 'createdAt',
          cell: ({ createdAt }) => <DateText time={createdAt} />,
        },
      ]}
    />
  );
}
