import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { DoneIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons.tsx';
import './kit.css';

export type Severity = 'info' | 'done' | 'warn' | 'error';

const icons = { info: InfoIcon, done: DoneIcon, warn: WarnIcon, error: ErrorIcon };

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  severity: Severity;
  /** A banner's name ('Account Error'), above the text. */
  title?: ReactNode;
  /** It stands on the page as it came: a note, which must not be read out before the page is. */
  standing?: boolean;
}

/** Ink on tint with an icon. Warnings and errors that come up interrupt (role alert), the others wait (status). */
export function Alert({ severity, title, standing, className, children, ...rest }: AlertProps) {
  const Icon = icons[severity];
  const live = severity === 'error' || severity === 'warn' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={standing ? 'note' : live}
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

/** What was done, in place of the form that did it: the focus, which was in the form, goes there. */
export function DoneNotice({ title, children }: { title?: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity="done" title={title}>
      {children}
    </Alert>
  );
}
