import { type ComponentProps, useState } from 'react';
import { useHub } from '../../providers/HubContext.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { EyeClosedIcon, EyeIcon } from './icons.tsx';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'required' | 'children' | 'type'> {}

/** A password input with a button to show it. */
export function PasswordField({
  label,
  help,
  error,
  required,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const { t } = useHub();
  const [shown, setShown] = useState(false);
  const switchLabel = t(shown ? 'public.password.hide' : 'public.password.show');
  return (
    <Field {...{ id, label, help, error, required }} describedBy={input['aria-describedby']}>
      {(field) => (
        <div className="hub-input-set">
          <input
            {...input}
            {...field}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={className ? `hub-input ${className}` : 'hub-input'}
          />
          <button
            type="button"
            className="hub-input-switch"
            aria-controls={field.id}
            aria-label={switchLabel}
            title={switchLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeClosedIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
