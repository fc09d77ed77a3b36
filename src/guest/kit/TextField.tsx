import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'children'> {
  /** A button inside the box. */
  button?: ReactNode;
}

/**
 * A labeled native input. All other props go to the `<input>`, `ref` included, so that `{...register('email')}` of
 * react-hook-form works. `required` marks and announces, but leaves validation to the form.
 */
export function TextField(props: TextFieldProps) {
  const { label, help, error, required, id, button, ...input } = props;
  return (
    <Field {...{ id, label, help, error, required }} describedBy={input['aria-describedby']}>
      {(field) => {
        const box = <input type="text" {...input} {...field} className="hub-input" />;
        if (!button) return box;
        return (
          <div className="hub-input-set">
            {box}
            {button}
          </div>
        );
      }}
    </Field>
  );
}
