import { useTranslate } from 'ra-core';
import styles from './InvitationList.module.css';
import { ResultList } from './ResultList.tsx';
import { texts, useActs } from './RowActs.tsx';

/** What became of what was just done: one line of one row, a result for each of several. */
export function ActOutcome() {
  const translate = useTranslate();
  const { outcome } = useActs();
  if (!outcome) return <p role="status" className={styles.announcement} />;
  const { act, done, failed } = outcome;
  const word = (key: string, params?: object) =>
    translate(`associates.${texts[act]}.${key}`, params);
  if (done.length + failed.length === 1) {
    return (
      <p role="status" className={styles.announcement}>
        {done[0] && word('done', { email: done[0] })}
      </p>
    );
  }
  return (
    <div className={styles.outcome}>
      <ResultList
        title={translate('associates.invite.resultTitle')}
        summary={[
          done.length > 0 && word('severalDone', { smart_count: done.length }),
          failed.length > 0 && word('severalFailed', { smart_count: failed.length }),
        ]}
        failed={failed}
        successful={done}
        successWord={word('doneOne')}
      />
    </div>
  );
}
