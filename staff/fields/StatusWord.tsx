import { useTranslate } from 'ra-core';
import { type Tint, TintedWord } from './TintedWord.tsx';

const tints: Partial<Record<string, Tint>> = {
  APPROVED: 'done',
  ACCREDITED: 'done',
  SENT: 'done',
  PENDING: 'info',
  REGISTERED: 'info',
  QUEUED: 'info',
  REVISIONS_REQUIRED: 'warn',
  PENDING_RENEWAL: 'warn',
  REJECTED: 'error',
  FAILED: 'error',
};

/** The status of an agency, an associate or an email. Texts are below `staff.status`. */
export function StatusWord({ status }: { status: string | null }) {
  const translate = useTranslate();
  const known = status || 'NOT_CREATED';
  return (
    <TintedWord tint={tints[known]}>{translate(`staff.status.${known}`, { _: known })}</TintedWord>
  );
}
