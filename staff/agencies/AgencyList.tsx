import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { AgencyRow } from '../../contract/staff/agencies.ts';
import { agencyStatuses } from '../../contract/statuses.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { ExportLink } from '../list/ExportLink.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StatusWord } from '../list/StatusWord.tsx';

/** Every agency of the programme. */
export default function AgencyList() {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.agencies.${key}`);
  const filters = [
    { name: 'q', label: word('filter.q') },
    {
      name: 'status',
      label: word('column.status'),
      options: agencyStatuses.map((value) => ({
        value,
        label: translate(`staff.status.${value}`),
      })),
    },
    {
      name: 'quarterlyReportRequired',
      label: word('column.required'),
      options: ['true', 'false'].map((value) => ({
        value,
        label: translate(value === 'true' ? 'staff.list.yes' : 'staff.list.no'),
      })),
    },
  ];
  return (
    <StaffList<AgencyRow>
      title={translate('staff.parts.agencies')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ExportLink resource="agencies" />}
      filters={<StaffFilters fields={filters} />}
      columns={[
        {
          key: 'name',
          label: word('column.name'),
          sort: 'name',
          cell: ({ id, name }) => (
            <Link to={`${paths.staff}/agencies/${id}`}>
              {name ?? translate('staff.list.unnamed')}
            </Link>
          ),
        },
        {
          key: 'status',
          label: word('column.status'),
          sort: 'status',
          cell: ({ status }) => <StatusWord status={status} />,
        },
        {
          key: 'email',
          label: word('column.email'),
          cell: ({ email }) => email && <Address email={email} />,
        },
        {
          key: 'submittedAt',
          label: word('column.submittedAt'),
          sort: 'submittedAt',
          cell: ({ submittedAt }) => <DateText time={submittedAt} />,
        },
        {
          key: 'renewalDate',
          label: word('column.renewalDate'),
          sort: 'renewalDate',
          cell: ({ renewalDate }) => <DateText time={renewalDate} />,
        },
        {
          key: 'required',
          label: word('column.required'),
          cell: ({ quarterlyReportRequired }) =>
            translate(quarterlyReportRequired ? 'staff.list.yes' : 'staff.list.no'),
        },
      ]}
    />
  );
}
