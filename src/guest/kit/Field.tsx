import { type ReactNode, useId } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { ErrorIcon } from './icons.tsx';
import './kit.css';

export interface FieldTexts {
  /** The visible label, which is the accessible name: the asterisk is outside of it. */
  label: string;
  help?: ReactNode;
  /** Shown under the input; makes it invalid. */
  error?: string | undefined;
  required?: boolean;
}

/** The attributes of the input that connect label, help and error with it. */
interface InputAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props extends FieldTexts {
  id?: string | undefined;
  describedBy?: string | undefined;
  children: (input: InputAttributes) => ReactNode;
}

/** Label, help below it, then the input with its error. The frame of TextField and PasswordField. */
export function Field({ id, label, help, error, required, describedBy, children }: Props) {
  const { t } = useHub();
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = help ? `${inputId}-help` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={error ? 'hub-field hub-field-invalid' : 'hub-field'}>
      <div className="hub-field-label">
        <label htmlFor={inputId}>{label}</label>
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
      {children({
        id: inputId,
        'aria-describedby': [errorId, helpId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
}

/** The error line of an input: an icon, and the text in an element of its own. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  const { t } = useHub();
  return (
    <p id={id} className="hub-field-error">
      <ErrorIcon />
      <span className="visually-hidden">{`${t('common.error')} `}</span>
      <span>{text}</span>
    </p>
  );
}
