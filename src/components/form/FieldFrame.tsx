import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../public/Field.tsx';
import { FieldNotes, useNotes } from './FieldNotes.tsx';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import type { BoundField } from './useField.ts';

interface Props {
  bound: BoundField;
  /** How a value of the field reads. */
  show?: (value: unknown) => string;
  /** …and how it looks, where that is more than words. */
  read?: ((value: unknown) => ReactNode) | undefined;
  children: (input: FieldProps) => ReactNode;
}

/** The frame of an input: label, help, what the reviewer and others say to it, error. Read-only: name and value. */
export function FieldFrame({ bound, show = String, read = show, children }: Props) {
  const { texts, recorded, readOnly } = bound;
  const notes = useNotes(bound);
  if (readOnly) return <ReadOnlyValue name={texts.label}>{read(recorded ?? '')}</ReadOnlyValue>;
  return (
    <div className="hub-form-field">
      <FieldNotes {...notes} show={show} />
      <Field {...texts} describedBy={notes.id}>
        {children}
      </Field>
    </div>
  );
}
