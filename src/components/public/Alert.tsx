import type { ComponentProps, ReactNode } from 'react';
import { DoneIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons.tsx';
import './kit.css';

export type Severity = 'info' | 'done' | 'warn' | 'error';

const icons = { info: InfoIcon, done: DoneIcon, warn: WarnIcon, error: ErrorIcon };

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  severity: Severity;
  /** A banner's name ('Account Error'), above the text. */
  title?: ReactNode;
}

/** Ink on tint with an icon. Warnings and errors interrupt (role alert), the others wait (status). */
export function Alert({ severity, title, className, children, ...rest }: AlertProps) {
  const Icon = icons[severity];
  return (
    <div
      {...rest}
      role={severity === 'error' || severity === 'warn' ? 'alert' : 'status'}
      className={['hub-alert', `hub-alert-${severity}`, className].filter(Boolean).join(' ')}
    >
      <Icon />
      <div className="hub-alert-words">
        {title && <p className="hub-alert-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
