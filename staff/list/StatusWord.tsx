import { useTranslate } from 'ra-core';
import styles from './StatusWord.module.css';

/** What a status means for the eye: good standing, somebody has to act, at rest, refused. */
const tints: Partial<Record<string, string>> = {
  APPROVED: styles.done,
  ACCREDITED: styles.done,
  SENT: styles.done,
  PENDING: styles.info,
  REGISTERED: styles.info,
  QUEUED: styles.info,
  REVISIONS_REQUIRED: styles.warn,
  PENDING_RENEWAL: styles.warn,
  REJECTED: styles.error,
  FAILED: styles.error,
};

/** A status as a word with a tinted dot. Words stand below `staff.status`. */
export function StatusWord({ status }: { status: string | null }) {
  const translate = useTranslate();
  const known = status || 'NOT_CREATED';
  return (
    <span className={`${styles.status} ${tints[known] ?? ''}`}>
      {translate(`staff.status.${known}`, { _: known })}
    </span>
  );
}
