import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { DoneIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons.tsx';
import './kit.css';

type Severity = 'info' | 'done' | 'warn' | 'error';

const icons = { info: InfoIcon, done: DoneIcon, warn: WarnIcon, error: ErrorIcon };

interface Props extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  severity: Severity;
  /** A banner's name ('Account Error'), above the text. */
  title?: ReactNode;
  /** Part of the page from the start: a note, which must not be announced before the page is. */
  standing?: boolean;
}

/** A colored box with an icon. Warnings and errors that appear interrupt (role alert), the others wait (status). */
export function Alert({ severity, title, standing, className, children, ...rest }: Props) {
  const Icon = icons[severity];
  const live = severity === 'error' || severity === 'warn' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={standing ? 'note' : live}
      data-tone={severity}
      className={className ? `hub-alert ${className}` : 'hub-alert'}
    >
      <Icon />
      <div className="hub-alert-words">
        {title && <p className="hub-alert-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

/** Says what was done, instead of the form that did it: gets the focus, which was in the form. */
export function DoneNotice({ title, children }: { title?: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity="done" title={title}>
      {children}
    </Alert>
  );
}
