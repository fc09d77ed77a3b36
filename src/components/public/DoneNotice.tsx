import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './Alert.tsx';

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
