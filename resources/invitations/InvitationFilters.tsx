import { useTranslate } from 'ra-core';
import { inviteStatusFilters, inviteTypes } from '../../contract/statuses.ts';
import { FilterForm } from '../../src/components/portal/FilterForm.tsx';
import { FilterSearch } from '../../src/components/portal/FilterSearch.tsx';
import { FilterSelect } from '../../src/components/portal/FilterSelect.tsx';
import { invitationList } from './invitationModel.ts';

/** Search box and two filters (§2). */
export function InvitationFilters() {
  const translate = useTranslate();
  const word = (key: string) => translate(`associates.filter.${key}`);
  const options = (part: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: translate(`associates.${part}.${value}`) }));
  return (
    <FilterForm list={invitationList} texts="associates.filter">
      <FilterSearch source="search" label={word('search')} placeholder={word('searchHint')} />
      <FilterSelect
        source="inviteStatus"
        label={word('status')}
        all={word('all')}
        options={options('status', Object.keys(inviteStatusFilters))}
      />
      <FilterSelect
        source="inviteType"
        label={word('type')}
        all={word('all')}
        options={options('type', inviteTypes)}
      />
    </FilterForm>
  );
}
