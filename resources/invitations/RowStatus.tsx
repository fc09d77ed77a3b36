import { useTranslate } from 'ra-core';
import { serverText } from '../../providers/i18n/serverTexts.ts';
import { ActionFailed } from './ActionFailed.tsx';
import styles from './InvitationTable.module.css';
import { type InvitationRow, statusKey, statusTone } from './invitationModel.ts';
import { isUnderWay, type RowActivity } from './useRowActions.ts';

interface Props {
  row: InvitationRow;
  activity: RowActivity | undefined;
  onRetry: () => void;
}

/** The row's status in words with a tinted dot, or what is being done to the row just now (D8). */
export function RowStatus({ row, activity, onRetry }: Props) {
  const translate = useTranslate();
  const busy = isUnderWay(activity);
  const words = busy
    ? translate(`associates.row.${activity.action === 'revoke' ? 'revoking' : 'sending'}`)
    : translate(statusKey(row.status));
  return (
    <>
      <span className={styles.status} data-tone={busy ? 'quiet' : statusTone(row.status)}>
        {words}
      </span>
      {row.status === 'FAILED' && row.reason && !busy ? (
        <span className={styles.reason}>{serverText(row.reason)}</span>
      ) : null}
      {activity?.failure === undefined ? null : (
        <ActionFailed reason={activity.failure} onRetry={onRetry} />
      )}
    </>
  );
}
