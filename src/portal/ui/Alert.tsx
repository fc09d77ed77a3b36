import MuiAlert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

interface Props extends Omit<AlertProps, 'title' | 'role'> {
  severity: AlertColor;
  /** A banner's name ('Account Error'), above the text. */
  title?: ReactNode;
  /** Part of the page from the start: a note, which must not be announced before the page is. */
  standing?: boolean;
}

/** MUI's alert. Warnings and errors that appear interrupt (role alert), the others wait (status). */
export function Alert({ severity, title, standing, children, ...rest }: Props) {
  const live = severity === 'error' || severity === 'warning' ? 'alert' : 'status';
  return (
    <MuiAlert {...rest} severity={severity} role={standing ? 'note' : live}>
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      {children}
    </MuiAlert>
  );
}
