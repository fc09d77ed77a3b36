import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { typedNumber } from '#contract/wholeNumbers.ts';
import { useHub } from '#providers/HubContext.ts';
import { Field, type FieldProps, short } from './Field.tsx';

/** What is typed into the input, and what of it the form gets. */
interface Typed {
  text: string;
  /** The letter e was pressed, which the input does not take: what stands there is not what was meant. */
  leftOut: boolean;
}

/**
 * A whole number, as the reader's language writes it. A text field: browsers' number inputs make another number of what they
 * can't read. What stays in it is what was typed; what is no number is refused by the rules of the form.
 */
export function NumberEntry({ source, required }: FieldProps) {
  const { language } = useHub();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [typed, setTyped] = useState<Typed>({ text: '', leftOut: false });

  /** What the form gets: a text that no rule takes as a number, where a letter was left out. */
  const numberOf = ({ text, leftOut }: Typed) =>
    leftOut ? `${text}e` : typedNumber(text, language);
  const parse = (text: string) => {
    // Goes on till something of it is deleted or replaced, and so is looked at again.
    const next = { text, leftOut: typed.leftOut && text !== '' && text.startsWith(typed.text) };
    setTyped(next);
    return numberOf(next);
  };
  const format = (value: unknown) => (numberOf(typed) === value ? typed.text : String(value ?? ''));

  const refuseLetter = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = { text: (event.target as HTMLInputElement).value, leftOut: true };
    setTyped(next);
    setValue(source, numberOf(next), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  };

  return (
    <Field
      source={source}
      required={required}
      sx={short}
      more={typed.leftOut && translate('form.letterLeftOut')}
    >
      {(field, { 'aria-required': ariaRequired }) => (
        <TextInput
          {...field}
          parse={parse}
          format={format}
          onKeyDown={refuseLetter}
          slotProps={{ htmlInput: { 'aria-required': ariaRequired, inputMode: 'numeric' } }}
        />
      )}
    </Field>
  );
}
