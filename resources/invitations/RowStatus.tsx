import { useRecordContext, useTranslate } from 'ra-core';
import { serverText } from '../../providers/i18n/serverTexts.ts';
import { ActionFailed } from './ActionFailed.tsx';
import styles from './InvitationRows.module.css';
import { type InvitationRow, statusKey, statusTone } from './invitationModel.ts';
import { useActs } from './RowActs.tsx';
import { isUnderWay } from './useRowActs.ts';

/** The row's status in words with a tinted dot, or what is being done to the row just now (D8). */
export function RowStatus() {
  const translate = useTranslate();
  const { email, status, reason, failure } = useRecordContext<InvitationRow>() as InvitationRow;
  const { activityOf, retry } = useActs();
  const activity = activityOf(email);
  const busy = isUnderWay(activity);
  const words = busy
    ? translate(`associates.row.${activity.act === 'revoke' ? 'revoking' : 'sending'}`)
    : translate(statusKey(status));
  return (
    <>
      <span className={styles.status} data-tone={busy ? 'quiet' : statusTone(status)}>
        {words}
      </span>
      {status === 'FAILED' && reason && !busy ? (
        <span className={styles.reason}>{serverText(reason, failure)}</span>
      ) : null}
      {activity?.failure === undefined ? null : (
        <ActionFailed reason={activity.failure} onRetry={() => retry(email)} />
      )}
    </>
  );
}
