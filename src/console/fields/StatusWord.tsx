import { useTranslate } from 'ra-core';
import { type Tint, TintedWord } from '#src/portal/ui/TintedWord.tsx';

const tints: Partial<Record<string, Tint>> = {
  APPROVED: 'done',
  ACCREDITED: 'done',
  SENT: 'done',
  SUBMITTED: 'done',
  LIVE: 'done',
  PENDING: 'info',
  REGISTERED: 'info',
  QUEUED: 'info',
  DUE: 'info',
  SCHEDULED: 'info',
  REVISIONS_REQUIRED: 'warn',
  PENDING_RENEWAL: 'warn',
  OVERDUE: 'warn',
  DRAFT: 'warn',
  REJECTED: 'error',
  FAILED: 'error',
};

interface Props {
  status: string | null;
  /** The prefix of the catalogue keys of the statuses. */
  texts?: string;
}

/** The status of an agency, an associate or an email; with other `texts` of a report or a content page. */
export function StatusWord({ status, texts = 'staff.status' }: Props) {
  const translate = useTranslate();
  const known = status || 'NOT_CREATED';
  return (
    <TintedWord noWrap tint={tints[known]}>
      {translate(`${texts}.${known}`, { _: known })}
    </TintedWord>
  );
}
