import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'required' | 'children'>;

/**
 * A labeled native input. All other props go to the `<input>`, `ref` included, so that `{...register('email')}` of
 * react-hook-form works. `required` marks and announces, but leaves validation to the form.
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
