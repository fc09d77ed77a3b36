import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Address, plainZip } from '#contract/forms/address.ts';
import { at } from '#contract/forms/fieldPaths.ts';
import { optionsOf } from '#contract/forms/fields.ts';
import { limits } from '#contract/limits.ts';
import { columns } from '../ui/arrange.ts';
import { NamedValue } from '../ui/NamedValue.tsx';
import { AutocompleteEntry } from './choiceEntries.tsx';
import { group } from './FormGroup.tsx';
import { useFieldNames, useFormInfo } from './formInfo.ts';
import { TextEntry } from './textEntries.tsx';
import { useValueInWords } from './valueInWords.ts';

interface Props {
  /** Path of the address in the form. */
  source: string;
  /** Path of another address that can be copied here. */
  copyFrom?: string;
  /** Whether browsers may autofill the person's address here. */
  autoFill?: boolean;
}

/** Returns what is kept of a postal code while it is typed: what is whole is kept as it is stored. */
function wholeZip(typed: string): string {
  const plain = plainZip(typed);
  return plain.length === limits.zipMin ? plain : typed;
}

/** The fields of an address. The choice of states follows the country. */
export function AddressFields({ source, copyFrom, autoFill = false }: Props) {
  const translate = useTranslate();
  const { readOnly } = useFormInfo();
  const { getValues, setValue } = useFormContext();
  const country = String(useWatch({ name: `${source}.country` }) ?? '');
  const states = `states.${country}`;
  if (readOnly) return <ReadOnlyAddress source={source} alone />;

  const clearForeignState = (chosen: string) => {
    const state: unknown = getValues(`${source}.state`);
    if (state && !optionsOf(`states.${chosen}`).some(({ code }) => code === state)) {
      setValue(`${source}.state`, '', { shouldDirty: true });
    }
  };
  const first = translate('form.chooseCountryFirst');
  const complete = (token: string) => (autoFill ? token : undefined);

  return (
    <Stack spacing={3}>
      {copyFrom && <CopyAddress from={copyFrom} to={source} />}
      <TextEntry source={`${source}.street`} autoComplete={complete('street-address')} />
      <TextEntry source={`${source}.city`} autoComplete={complete('address-level2')} />
      <AutocompleteEntry
        source={`${source}.country`}
        list="countries"
        autoComplete={complete('country-name')}
        onChange={clearForeignState}
      />
      <Box sx={{ ...columns, maxWidth: '34rem' }}>
        <AutocompleteEntry
          source={`${source}.state`}
          list={states}
          autoComplete={complete('address-level1')}
          {...(optionsOf(states).length === 0 && { placeholder: first, noOptionsText: first })}
        />
        <TextEntry
          source={`${source}.zip`}
          autoComplete={complete('postal-code')}
          parse={wholeZip}
        />
      </Box>
    </Stack>
  );
}

/** An address within a group: a fieldset of its own, whose legend is the address's name. */
export function AddressGroup(props: Props) {
  const { short } = useFieldNames();
  const { readOnly } = useFormInfo();
  if (readOnly) return <ReadOnlyAddress source={props.source} />;
  return (
    <Box component="fieldset" sx={group}>
      <legend>
        <Divider component="span" sx={{ display: 'block' }} />
        <Typography
          variant="h6"
          component="span"
          sx={{ display: 'block', paddingBlock: '24px 16px' }}
        >
          {short(props.source)}
        </Typography>
      </legend>
      <AddressFields {...props} />
    </Box>
  );
}

function CopyAddress({ from, to }: { from: string; to: string }) {
  const translate = useTranslate();
  const name = useFieldNames().short(from);
  const { getValues, setValue } = useFormContext();
  const [outcome, setOutcome] = useState<'addressCopied' | 'addressEmpty'>();
  const copy = () => {
    const lines = Object.entries(getValues(from) as Address);
    if (!lines.some(([, value]) => value)) return setOutcome('addressEmpty');
    for (const [line, value] of lines) {
      setValue(`${to}.${line}`, value, { shouldDirty: true, shouldValidate: Boolean(value) });
    }
    setOutcome('addressCopied');
  };
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" onClick={copy}>
        {translate('form.copyAddress', { from: name })}
      </Button>
      <Typography
        role="status"
        component="span"
        variant="caption"
        color={outcome === 'addressEmpty' ? 'warning' : 'success'}
      >
        {outcome && translate(`form.${outcome}`, { from: name })}
      </Typography>
    </Stack>
  );
}

/** An address that is `alone` in a group has the name of the group. */
function ReadOnlyAddress({ source, alone = false }: { source: string; alone?: boolean }) {
  const { short } = useFieldNames();
  const valueText = useValueInWords();
  const record = useRecordContext();
  const address = at(record, source) as Partial<Address> | undefined;
  const nameOf = (line: 'state' | 'country') => {
    const code = address?.[line];
    return code && valueText(`${source}.${line}`, code, record);
  };
  const lines = [
    address?.street,
    [address?.city, nameOf('state'), address?.zip].filter(Boolean).join(', '),
    nameOf('country'),
  ].filter(Boolean);
  return (
    <NamedValue name={short(source)} nameHidden={alone}>
      {lines.length > 0 &&
        lines.map((line) => (
          <div key={line} translate="no">
            {line}
          </div>
        ))}
    </NamedValue>
  );
}
