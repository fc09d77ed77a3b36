import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { ReviewRow } from '../../contract/staff/review.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { Age } from '../list/Age.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { Warnings } from './Warnings.tsx';

/** Agencies that wait for a decision, the one that waits longest first. */
export default function ReviewQueue() {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.review.${key}`);
  return (
    <StaffList<ReviewRow>
      title={translate('staff.parts.review')}
      intro={word('intro')}
      empty={word('empty')}
      sort={{ field: 'submittedAt', order: 'ASC' }}
      filters={<StaffFilters fields={[{ name: 'q', label: word('filter') }]} />}
      columns={[
        {
          key: 'name',
          label: word('column.name'),
          sort: 'name',
          cell: ({ id, name }) => <Link to={`${paths.staff}/review/${id}`}>{name}</Link>,
        },
        {
          key: 'age',
          label: word('column.age'),
          sort: 'submittedAt',
          cell: ({ submittedAt }) => <Age time={submittedAt} />,
        },
        {
          key: 'kind',
          label: word('column.kind'),
          cell: ({ again }) => word(again ? 'again' : 'first'),
        },
        {
          key: 'email',
          label: word('column.email'),
          cell: ({ email }) => email && <Address email={email} />,
        },
        {
          key: 'warnings',
          label: word('column.warnings'),
          cell: ({ warnings }) => (warnings.length > 0 ? <Warnings of={warnings} /> : null),
        },
      ]}
    />
  );
}
