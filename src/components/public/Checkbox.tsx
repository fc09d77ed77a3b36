import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './Field.tsx';
import './kit.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'required'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  errorWord?: string;
  required?: boolean;
  requiredTitle?: string;
}

/** A native checkbox with its label beside it; the whole line takes the press. */
export function Checkbox({
  label,
  help,
  error,
  errorWord,
  required,
  requiredTitle,
  id,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helpId = help ? `${inputId}-help` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={error ? 'hub-check hub-field-invalid' : 'hub-check'}>
      <div className="hub-check-line">
        <input
          {...input}
          type="checkbox"
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={
            [errorId, helpId, input['aria-describedby']].filter(Boolean).join(' ') || undefined
          }
        />
        <label htmlFor={inputId}>{label}</label>
        {required && (
          <span className="hub-field-required" title={requiredTitle} aria-hidden="true">
            *
          </span>
        )}
      </div>
      {help && (
        <p id={helpId} className="hub-field-help">
          {help}
        </p>
      )}
      {error && <FieldError id={errorId} word={errorWord} text={error} />}
    </div>
  );
}
