import { useTranslate } from 'ra-core';
import { useId } from 'react';
import styles from './InvitationRows.module.css';

interface Props {
  reason: string;
  onRetry: () => void;
}

/** An action on a row that failed, why, and a button to try it again (D8). */
export function ActionFailed({ reason, onRetry }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div role="alert" className={styles.failed}>
      <strong>{translate('associates.row.failed')}</strong>
      <span id={id}>{reason}</span>
      <button type="button" aria-describedby={id} className={styles.retry} onClick={onRetry}>
        {translate('associates.row.retry')}
      </button>
    </div>
  );
}
