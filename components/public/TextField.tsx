import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'required' | 'children'>;

/**
 * A labelled native input. Everything that is not a text goes to the `<input>`, `ref` too, so
 * `{...register('email')}` of react-hook-form fits. `required` marks and announces, and leaves the
 * checking to the form.
 */
export function TextField({
  label,
  help,
  error,
  required,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, help, error, required }} describedBy={input['aria-describedby']}>
      {(field) => (
        <input
          type="text"
          {...input}
          {...field}
          className={className ? `hub-input ${className}` : 'hub-input'}
        />
      )}
    </Field>
  );
}
