import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';

export interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'readOnly' | 'onBlur' | 'onPaste' | 'className'
  > {
  /** Path of the field in the form. */
  source: string;
  required?: boolean;
  /** What of the typed text goes into the form. */
  parse?: (typed: string) => string;
  /** How its value looks where it is looked at. */
  read?: (value: unknown) => ReactNode;
}

/** A line of text (§5: 1–200 characters unless its rule says otherwise). */
export function TextField({
  source,
  required,
  parse,
  read,
  onBlur,
  className = '',
  ...input
}: TextFieldProps) {
  const bound = useField(source, { required, parse });
  const { field } = bound;
  return (
    <FieldFrame bound={bound} read={read}>
      {(attributes) => (
        <input
          type="text"
          {...input}
          {...attributes}
          className={`hub-input ${className}`}
          name={field.name}
          ref={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={(event) => {
            onBlur?.(event);
            field.onBlur(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
