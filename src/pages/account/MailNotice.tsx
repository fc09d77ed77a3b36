import type { ReactNode } from 'react';
import { Alert } from '../../components/public/Alert.tsx';

/** What was sent by mail, so that the next step is in the mailbox. */
export function MailNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert severity="done" title={title}>
      {children}
    </Alert>
  );
}
