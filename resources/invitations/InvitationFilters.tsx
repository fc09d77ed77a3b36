import { useListContext, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { inviteStatusFilters, inviteTypes } from '../../contract/statuses.ts';
import { FilterForm } from '../../src/components/portal/FilterForm.tsx';
import styles from './InvitationList.module.css';
import { invitationList } from './invitationModel.ts';

/** Search box and two filters (§2). */
export function InvitationFilters() {
  const translate = useTranslate();
  return (
    <FilterForm list={invitationList} texts="associates.filter" className={styles.filters}>
      <TextInput
        source="search"
        type="search"
        label={translate('associates.filter.search')}
        placeholder={translate('associates.filter.searchHint')}
        autoComplete="off"
        parse={(value) => value}
      />
      <Choice source="inviteStatus" part="status" values={Object.keys(inviteStatusFilters)} />
      <Choice source="inviteType" part="type" values={inviteTypes} />
    </FilterForm>
  );
}

interface ChoiceProps {
  source: string;
  /** Of the catalogue's words: its name as a filter, and its values. */
  part: 'status' | 'type';
  values: readonly string[];
}

/** A filter with few values, which counts at once. */
function Choice({ source, part, values }: ChoiceProps) {
  const translate = useTranslate();
  const { handleSubmit } = useFormContext();
  const { setFilters } = useListContext();
  return (
    <SelectInput
      source={source}
      label={translate(`associates.filter.${part}`)}
      choices={values.map((id) => ({ id, name: translate(`associates.${part}.${id}`) }))}
      emptyText={translate('associates.filter.all')}
      slotProps={{ select: { displayEmpty: true } }}
      parse={(value) => value}
      onChange={() => void handleSubmit((filters) => setFilters(filters))()}
    />
  );
}
