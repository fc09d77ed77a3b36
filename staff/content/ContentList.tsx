import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { type ContentRow, pageStates } from '../../contract/staff/content.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { StaffFilters } from '../list/StaffFilters.tsx';
import { StaffList } from '../list/StaffList.tsx';
import { StateWord } from './StateWord.tsx';

/** Every content page, its state and whether there is something newer than what is shown. */
export default function ContentList() {
  const translate = useTranslate();
  const word = (key: string) => translate(`staff.content.${key}`);
  const filters = [
    { name: 'q', label: word('filter.q') },
    {
      name: 'state',
      label: word('filter.state'),
      options: pageStates.map((value) => ({ value, label: word(`state.${value}`) })),
    },
    {
      name: 'draft',
      label: word('filter.draft'),
      options: [
        { value: 'true', label: translate('staff.list.yes') },
        { value: 'false', label: translate('staff.list.no') },
      ],
    },
  ];
  return (
    <StaffList<ContentRow>
      title={translate('staff.parts.content')}
      intro={word('intro')}
      sort={{ field: 'code', order: 'ASC' }}
      filters={<StaffFilters fields={filters} />}
      actions={<LinkButton to={`${paths.staff}/content/create`}>{word('create')}</LinkButton>}
      columns={[
        {
          key: 'name',
          label: word('column.name'),
          sort: 'name',
          cell: ({ id, name }) => <Link to={`${paths.staff}/content/${id}`}>{name}</Link>,
        },
        { key: 'code', label: word('column.code'), sort: 'code', cell: ({ code }) => code },
        {
          key: 'state',
          label: word('column.state'),
          cell: ({ state, draft }) => <StateWord state={state} draft={draft} />,
        },
        {
          key: 'publishUntil',
          label: word('column.publishUntil'),
          cell: ({ publishUntil }) => <DateText time={publishUntil} />,
        },
        {
          key: 'updatedAt',
          label: word('column.updatedAt'),
          sort: 'updatedAt',
          cell: ({ updatedAt }) => <DateText time={updatedAt} />,
        },
      ]}
    />
  );
}
