import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { NumberInput as RaNumberInput, TextInput as RaTextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { withScheme } from '../../../contract/rules.ts';
import { Address } from '../portal/Address.tsx';
import { Field, type FieldProps } from './Field.tsx';

export interface TextInputProps
  extends FieldProps,
    Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'autoComplete' | 'readOnly' | 'onBlur' | 'onPaste'
    > {
  /** As wide as what belongs into it. */
  short?: boolean;
  /** How its value looks where it is looked at. */
  read?: (value: unknown) => ReactNode;
}

const short = 'hub-form-short';

/** A line of text (§5: 1–200 characters unless its rule says otherwise). */
export function TextInput(props: TextInputProps) {
  const { source, required, read, inputMode, readOnly = false, short: isShort, ...input } = props;
  return (
    <Field {...{ source, required, read }} className={isShort ? short : undefined}>
      {(field, { 'aria-required': ariaRequired }) => (
        <RaTextInput
          {...field}
          {...input}
          slotProps={{
            htmlInput: { 'aria-required': ariaRequired, inputMode },
            // react-admin disables what is read-only: nobody could mark and copy it any more.
            input: { readOnly },
          }}
        />
      )}
    </Field>
  );
}

/** An e-mail address. */
export const EmailInput = ({ source }: FieldProps) => (
  <TextInput source={source} type="email" read={readEmail} />
);
const readEmail = (email: unknown) => (email ? <Address email={String(email)} /> : '');

/** A phone number: 6–18 characters (§5). Phones show their number pad. */
export const PhoneInput = (props: TextInputProps) => (
  <TextInput type="tel" autoComplete="tel" short {...props} />
);

/** Returns what was typed as a web address with its scheme. Nothing and N/A stay as they are. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || address.toUpperCase() === 'N/A' ? address : withScheme(address);
}

/** A web address. It gets its https:// when the person leaves the field. */
export function UrlInput(props: TextInputProps) {
  const { getValues, setValue } = useFormContext();
  const complete = () => {
    const typed: unknown = getValues(props.source);
    if (typeof typed !== 'string' || props.readOnly || completeAddress(typed) === typed) return;
    setValue(props.source, completeAddress(typed), { shouldDirty: true, shouldValidate: true });
  };
  return <TextInput inputMode="url" autoComplete="url" {...props} onBlur={complete} />;
}

/** A number. Blocks the letter e (§5), which browsers let through as an exponent. */
export const NumberInput = ({ source, required }: FieldProps) => (
  <Field source={source} required={required} className={short}>
    {({ parse, ...field }, { 'aria-required': ariaRequired }) => (
      <RaNumberInput
        {...field}
        onKeyDown={blockExponent}
        slotProps={{ htmlInput: { 'aria-required': ariaRequired, inputMode: 'numeric' } }}
      />
    )}
  </Field>
);

function blockExponent(event: KeyboardEvent) {
  if (event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
