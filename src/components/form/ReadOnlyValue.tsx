import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormKit } from './formKit.ts';

/** A field that is looked at: its name and its value. Stands in a `<dl>`. */
export function ReadOnlyValue({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const empty = children === '' || children === false || children == null;
  return (
    <div className="hub-value">
      <dt>{name}</dt>
      <dd className={empty ? 'hub-value-empty' : undefined}>
        {empty ? translate('form.notStated') : children}
      </dd>
    </div>
  );
}

/** Groups what belongs together: a list of names and values when the form is looked at, else the inputs. */
export function Fields({ className = '', children }: { className?: string; children: ReactNode }) {
  const { readOnly } = useFormKit();
  return readOnly ? (
    <dl className="hub-values">{children}</dl>
  ) : (
    <div className={`hub-form-fields ${className}`}>{children}</div>
  );
}
