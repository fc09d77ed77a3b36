import { type ComponentProps, type ReactNode, useId } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { ErrorIcon } from './icons.tsx';
import './kit.css';

export interface TextBoxProps extends Omit<ComponentProps<'input'>, 'required' | 'children'> {
  /** The visible label, which is the accessible name: the asterisk is outside of it. */
  label: string;
  help?: ReactNode;
  /** Shown under the input; makes it invalid. */
  error?: string | undefined;
  required?: boolean;
  /** A button inside the box. */
  button?: ReactNode;
}

/**
 * A native input with its label, the help below that, and its error. All other props go to the `<input>`, `ref` included,
 * so that `{...register('email')}` of react-hook-form works. `required` marks and announces, but leaves validation to the
 * form.
 */
export function TextBox(props: TextBoxProps) {
  const { label, help, error, required, button, ...input } = props;
  const { t } = useHub();
  const ownId = useId();
  const { id = ownId, 'aria-describedby': describedBy } = input;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const box = (
    <input
      type="text"
      {...input}
      id={id}
      aria-describedby={[errorId, helpId, describedBy].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className="hub-input"
    />
  );
  return (
    <div className={error ? 'hub-field hub-field-invalid' : 'hub-field'}>
      <div className="hub-field-label">
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className="hub-field-required" title={t('validation.required')} aria-hidden="true">
            *
          </span>
        )}
      </div>
      {help && (
        <p id={helpId} className="hub-small">
          {help}
        </p>
      )}
      {button ? (
        <div className="hub-input-set">
          {box}
          {button}
        </div>
      ) : (
        box
      )}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}

/** The error line of an input: an icon, and the text in an element of its own. */
function FieldError({ id, text }: { id: string | undefined; text: string }) {
  const { t } = useHub();
  return (
    <p id={id} className="hub-field-error">
      <ErrorIcon />
      <span className="visually-hidden">{`${t('common.error')} `}</span>
      <span>{text}</span>
    </p>
  );
}
