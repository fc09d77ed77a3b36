import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { limits } from '../../contract/limits.ts';
import { Field, type FieldTexts } from '../../src/components/public/Field.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'required'> & {
    value: string;
    onChange: (text: string) => void;
  };

/** What staff say about an agency or a person: a comment, a reason, a note. */
export function NoteField({ label, help, error, onChange, ...box }: Props) {
  const translate = useTranslate();
  return (
    <Field label={label} help={help} error={error} errorWord={translate('common.error')}>
      {(field) => (
        <textarea
          {...box}
          {...field}
          className="hub-input"
          maxLength={limits.noteMax}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
