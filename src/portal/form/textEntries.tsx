import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { bareText } from '#contract/characters.ts';
import { withScheme } from '#contract/rules.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { Field, type FieldProps, short } from './Field.tsx';

interface TextEntryProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'readOnly' | 'onBlur'> {
  /** Returns what is kept of what is typed. */
  parse?: (typed: string) => string;
  /** The width that fits its content. */
  short?: boolean;
  /** Several lines of text. */
  multiline?: boolean;
  /** How its value is shown in a read-only form. */
  read?: (value: unknown) => ReactNode;
}

const readAsTyped = (value: unknown) => <Verbatim>{String(value)}</Verbatim>;

/** A text. */
export function TextEntry(props: TextEntryProps) {
  const { source, required, read = readAsTyped, inputMode, ...others } = props;
  const { readOnly = false, short: isShort, ...input } = others;
  return (
    <Field {...{ source, required, read }} sx={isShort ? short : undefined}>
      {(field, { 'aria-required': ariaRequired }) => (
        <TextInput
          {...field}
          {...input}
          {...(input.multiline && { minRows: 3 })}
          slotProps={{
            htmlInput: { 'aria-required': ariaRequired, inputMode },
            // react-admin disables read-only inputs: their text could not be selected and copied.
            input: { readOnly },
          }}
        />
      )}
    </Field>
  );
}

/** A password, with react-admin's button to show what is typed. */
export const PasswordEntry = ({
  source,
  autoComplete,
  describedBy,
}: FieldProps & { autoComplete: string; describedBy?: string }) => (
  <Field source={source}>
    {(field, { 'aria-required': ariaRequired, 'aria-describedby': notes }) => (
      <PasswordInput
        {...field}
        autoComplete={autoComplete}
        slotProps={{
          htmlInput: {
            // Once it is shown it is a text like any other: some browsers send that to a spelling service.
            spellCheck: false,
            autoCapitalize: 'none',
            'aria-required': ariaRequired,
            'aria-describedby': [notes, describedBy].filter(Boolean).join(' ') || undefined,
          },
        }}
      />
    )}
  </Field>
);

/** An email address. */
export const EmailEntry = ({ source }: FieldProps) => (
  <TextEntry
    source={source}
    type="email"
    read={(email) => <EmailAddress email={String(email)} />}
  />
);

/** A phone number. Phones show a number pad. */
export const PhoneEntry = (props: TextEntryProps) => (
  <TextEntry type="tel" autoComplete="tel" short {...props} />
);

/** Returns what was typed as a web address with its scheme. Nothing and N/A stay as they are. */
export function completeAddress(typed: string): string {
  const address = bareText(typed);
  return address === '' || address.toUpperCase() === 'N/A' ? address : withScheme(address);
}

/** A web address. Gets its https:// when the person leaves the field. */
export function UrlEntry(props: TextEntryProps) {
  const { getValues, setValue } = useFormContext();
  const complete = () => {
    const typed: unknown = getValues(props.source);
    if (typeof typed !== 'string' || props.readOnly || completeAddress(typed) === typed) return;
    setValue(props.source, completeAddress(typed), { shouldDirty: true, shouldValidate: true });
  };
  return <TextEntry inputMode="url" autoComplete="url" {...props} onBlur={complete} />;
}
