import { type FocusEventHandler, type ReactNode, useId } from 'react';
import { FieldError } from '../public/Field.tsx';
import { FieldNotes, useNotes } from './FieldNotes.tsx';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import type { BoundField } from './useField.ts';

interface Props {
  bound: BoundField;
  show: (value: unknown) => string;
  onBlur?: FocusEventHandler;
  children: ReactNode;
}

/** The frame of a field of several inputs: a fieldset, its legend is the name (I9). */
export function GroupFrame({ bound, show, onBlur, children }: Props) {
  const { texts, recorded, readOnly } = bound;
  const notes = useNotes(bound);
  const id = useId();
  if (readOnly) return <ReadOnlyValue name={texts.label}>{show(recorded)}</ReadOnlyValue>;
  const described = [
    texts.error && `${id}-error`,
    texts.help && `${id}-help`,
    texts.required && `${id}-required`,
    notes.id,
  ];
  return (
    <fieldset
      className={texts.error ? 'hub-form-set hub-field-invalid' : 'hub-form-set'}
      onBlur={onBlur}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend>
        {texts.label}
        {texts.required && (
          <span className="hub-field-required" title={texts.requiredTitle} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {texts.required && (
        <span id={`${id}-required`} className="visually-hidden">
          {texts.requiredTitle}
        </span>
      )}
      <FieldNotes {...notes} show={show} />
      {texts.help && (
        <p id={`${id}-help`} className="hub-field-help">
          {texts.help}
        </p>
      )}
      {children}
      {texts.error && <FieldError id={`${id}-error`} word={texts.errorWord} text={texts.error} />}
    </fieldset>
  );
}
