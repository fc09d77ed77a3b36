import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDebouncedEvent, useGetList, useGetMany, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AgencyRow } from '#contract/staff/agencies.ts';
import { wordsOfError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { useWords } from '#src/portal/ui/useWords.ts';

interface Props {
  /** The id of the chosen agency; undefined: all agencies. */
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The choice of all agencies. One object: where MUI gets another value, it takes back what is being typed. */
const ALL = { id: '', name: null };

/** As react-admin's inputs do it: after that many milliseconds without a key. */
const PAUSE = 250;

/**
 * Chooses one agency by its name, or all. It is MUI's, as there is no form around it: react-admin's inputs, with the form
 * that they ask for, are 30 KB of script more.
 */
export function AgencyChoice({ value, onChoose }: Props) {
  const hub = useHub();
  const translate = useTranslate();
  const word = useWords('staff.overview');
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, PAUSE);
  const found = useGetList<AgencyRow>(
    'agencies',
    { filter: q ? { q } : {}, sort: { field: 'name', order: 'ASC' } },
    { enabled: open },
  );
  const chosen = useGetMany<AgencyRow>('agencies', { ids: value ? [value] : [] });
  return (
    <Autocomplete
      value={(value && chosen.data?.[0]) || ALL}
      options={[ALL, ...(found.data ?? [])]}
      getOptionLabel={({ id, name }) =>
        id === '' ? word('allAgencies') : (name ?? translate('staff.list.unnamed'))
      }
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The server has searched.
      filterOptions={(options) => options}
      filterSelectedOptions
      openOnFocus
      selectOnFocus
      loading={found.isFetching}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => search(reason === 'input' ? text : '')}
      onChange={(_, agency) => onChoose(agency?.id)}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      clearText={translate('ra.action.clear_input_value')}
      loadingText={translate('ra.page.loading')}
      noOptionsText={translate('form.noOptions')}
      renderInput={(input) => (
        <TextField
          {...input}
          label={word('agency')}
          error={found.error !== null}
          helperText={found.error && wordsOfError(found.error, hub)}
        />
      )}
    />
  );
}
