import { useListFilterContext, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { inviteStatusFilters, inviteTypes } from '#contract/statuses.ts';
import { SearchForm } from '#src/portal/list/SearchForm.tsx';

/** Search box and two filters (specification §2). */
export function InvitationFilters() {
  const translate = useTranslate();
  return (
    <SearchForm texts="associates.filter">
      <TextInput
        source="search"
        type="search"
        label={translate('associates.filter.search')}
        placeholder={translate('associates.filter.searchHint')}
        autoComplete="off"
        parse={(value) => value}
        // A line of its own where room is short, on which the two choices share the next one.
        sx={{ flex: '4 1 20rem' }}
      />
      <Choice source="inviteStatus" texts="status" values={Object.keys(inviteStatusFilters)} />
      <Choice source="inviteType" texts="type" values={inviteTypes} />
    </SearchForm>
  );
}

interface ChoiceProps {
  source: string;
  /** The prefix of the catalogue keys for the filter's name and its values. */
  texts: 'status' | 'type';
  values: readonly string[];
}

/** A filter with few values, applied at once. */
function Choice({ source, texts, values }: ChoiceProps) {
  const translate = useTranslate();
  const { handleSubmit } = useFormContext();
  const { setFilters } = useListFilterContext();
  const label = translate(`associates.filter.${texts}`);
  return (
    <SelectInput
      source={source}
      label={<>{label}</>}
      // 'All' is an ordinary choice: react-admin's own empty choice is announced as 'Clear value'.
      isRequired
      choices={[
        { id: '', name: translate('associates.filter.all') },
        ...values.map((id) => ({ id, name: translate(`associates.${texts}.${id}`) })),
      ]}
      // Named by its label alone: MUI would add the chosen value to the name.
      slotProps={{
        select: {
          displayEmpty: true,
          MenuProps: { container: () => document.getElementById('main') },
          SelectDisplayProps: { 'aria-label': label, 'aria-labelledby': undefined },
        },
      }}
      parse={(value) => value}
      sx={{ flex: '1 1 8.5rem', minWidth: 0 }}
      onChange={() => void handleSubmit((filters) => setFilters(filters))()}
    />
  );
}
