import { useRecordContext, useTranslate } from 'ra-core';
import { type ClipboardEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Address, withoutZipPlusFour } from '../../../contract/forms/address.ts';
import { at } from '../../../contract/forms/crossField.ts';
import { countries, statesOf } from '../../../contract/reference.ts';
import { Button } from '../public/Button.tsx';
import { AutocompleteInput } from './choiceInputs.tsx';
import { useFieldNames, useFormKit } from './formKit.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { TextInput } from './textInputs.tsx';

interface Props {
  /** Path of the address in the form. */
  source: string;
  /** Path of the address that can be copied here (G5). */
  copyFrom?: string;
  /** Browsers fill in the person's own address here. */
  own?: boolean;
}

/** The fields of an address (§3). The states follow the country. */
export function AddressFields({ source, copyFrom, own = false }: Props) {
  const translate = useTranslate();
  const { readOnly } = useFormKit();
  const { getValues, setValue } = useFormContext();
  const country = String(useWatch({ name: `${source}.country` }) ?? '');
  const states = (Object.hasOwn(statesOf, country) && statesOf[country]) || [];
  if (readOnly) return <ReadOnlyAddress source={source} />;

  const put = (line: keyof Address, value: string) =>
    setValue(`${source}.${line}`, value, { shouldDirty: true, shouldValidate: true });
  const followCountry = (code: string) => {
    const state: unknown = getValues(`${source}.state`);
    if (state && !statesOf[code]?.some((option) => option.code === state)) {
      setValue(`${source}.state`, '', { shouldDirty: true });
    }
  };
  const dropPlusFour = () => {
    const zip = String(getValues(`${source}.zip`) ?? '');
    if (withoutZipPlusFour(zip) !== zip) put('zip', withoutZipPlusFour(zip));
  };
  const pasteZip = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (withoutZipPlusFour(pasted) === pasted.trim()) return;
    event.preventDefault();
    put('zip', withoutZipPlusFour(pasted));
  };
  const first = translate('form.chooseCountryFirst');
  const complete = (token: string) => (own ? token : undefined);

  return (
    <div className="hub-form-fields hub-form-address">
      {copyFrom && <CopyAddress from={copyFrom} to={source} />}
      <TextInput source={`${source}.street`} autoComplete={complete('street-address')} />
      <TextInput source={`${source}.city`} autoComplete={complete('address-level2')} />
      <AutocompleteInput
        source={`${source}.country`}
        options={countries}
        list="countries"
        autoComplete={complete('country-name')}
        onChange={followCountry}
      />
      <div className="hub-form-pair">
        <AutocompleteInput
          source={`${source}.state`}
          options={states}
          list={`states.${country}`}
          autoComplete={complete('address-level1')}
          {...(states.length === 0 && { placeholder: first, noOptionsText: first })}
        />
        <TextInput
          source={`${source}.zip`}
          autoComplete={complete('postal-code')}
          onBlur={dropPlusFour}
          onPaste={pasteZip}
        />
      </div>
    </div>
  );
}

function CopyAddress({ from, to }: { from: string; to: string }) {
  const translate = useTranslate();
  const { own } = useFieldNames();
  const { getValues, setValue } = useFormContext();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    for (const [line, value] of Object.entries(getValues(from) as Address)) {
      setValue(`${to}.${line}`, value, { shouldDirty: true, shouldValidate: Boolean(value) });
    }
    setCopied(true);
  };
  return (
    <div className="hub-form-copy">
      <Button variant="quiet" onClick={copy}>
        {translate('form.copyAddress', { from: own(from) })}
      </Button>
      <span role="status">{copied && translate('form.addressCopied', { from: own(from) })}</span>
    </div>
  );
}

function ReadOnlyAddress({ source }: { source: string }) {
  const translate = useTranslate();
  const { own } = useFieldNames();
  const address = at(useRecordContext(), source) as Partial<Address> | undefined;
  const name = (list: string, code: string | undefined) =>
    code ? translate(`options.${list}.${code}`, { _: code }) : '';
  const lines = [
    address?.street,
    [address?.city, name(`states.${address?.country}`, address?.state), address?.zip]
      .filter(Boolean)
      .join(', '),
    name('countries', address?.country),
  ].filter(Boolean);
  return (
    <ReadOnlyValue name={own(source)}>
      {lines.length > 0 && lines.map((line) => <span key={line}>{line}</span>)}
    </ReadOnlyValue>
  );
}
