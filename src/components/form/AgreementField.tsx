import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Checkbox } from '../public/Checkbox.tsx';
import { FieldNotes, useNotes } from './FieldNotes.tsx';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { useField } from './useField.ts';

interface Props {
  source: string;
  /** Beside the help: where the text that is agreed to can be read. */
  more?: ReactNode;
  onChange?: (ticked: boolean) => void;
}

/** A tick on its own: an agreement (G4), or a yes that may be left open. */
export function AgreementField({ source, more, onChange }: Props) {
  const translate = useTranslate();
  const bound = useField(source);
  const { field, recorded, readOnly, texts } = bound;
  const notes = useNotes(bound);
  const word = (value: unknown) => translate(value === true ? 'form.yes' : 'form.no');
  if (readOnly) return <ReadOnlyValue name={texts.label}>{word(recorded)}</ReadOnlyValue>;
  const help =
    texts.help || more ? (
      <>
        {texts.help} {more}
      </>
    ) : undefined;
  return (
    <div className="hub-form-field">
      <FieldNotes {...notes} show={word} />
      <Checkbox
        {...texts}
        help={help}
        aria-describedby={notes.id}
        name={field.name}
        ref={field.ref}
        checked={field.value === true}
        onBlur={field.onBlur}
        onChange={(event) => {
          field.onChange(event.target.checked);
          onChange?.(event.target.checked);
        }}
      />
    </div>
  );
}
