import { useTranslate } from 'ra-core';
import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin';

/** Chooses an agency by its name. */
export default function AgencyInput({
  source,
  ...props
}: AutocompleteInputProps & { source: string }) {
  const translate = useTranslate();
  return (
    <ReferenceInput source={source} reference="agencies" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        optionText={({ name }) => name ?? translate('staff.list.unnamed')}
        filterToQuery={(q) => ({ q })}
        {...props}
      />
    </ReferenceInput>
  );
}
