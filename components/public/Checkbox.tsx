import { type ComponentProps, type ReactNode, useId } from 'react';
import './kit.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A native checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className="hub-check-line">
      <input {...input} type="checkbox" id={inputId} />
      <label htmlFor={inputId}>{label}</label>
    </div>
  );
}
