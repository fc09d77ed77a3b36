import { useTranslate } from 'ra-core';
import { limits } from '../../contract/limits.ts';
import styles from './InvitePanel.module.css';

/** Stands beside the box until there is a result to show there. */
export function InviteHelp() {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`associates.invite.${key}`, params);
  return (
    <>
      <h3 className={styles.helpTitle}>{word('nextTitle')}</h3>
      <ol className={styles.help}>
        <li>{word('nextMail', { days: limits.invitationLifeDays })}</li>
        <li>{word('nextRow')}</li>
        <li>{word('nextFailed')}</li>
      </ol>
    </>
  );
}
