import { useTranslate } from 'ra-core';
import type { InvitationResult } from '../../contract/records.ts';
import { Address } from '../../src/components/portal/Address.tsx';
import { DoneIcon, ErrorIcon } from '../../src/components/public/icons.tsx';
import styles from './InvitePanel.module.css';

/** One result per address (D4): first what failed, with its reason, then what is on its way. */
export function InviteResult({ result }: { result: InvitationResult }) {
  const translate = useTranslate();
  const word = (key: string, count: number) =>
    count > 0 ? translate(`associates.invite.${key}`, { smart_count: count }) : null;
  return (
    <>
      <div role="status" className={styles.summary}>
        <p>{word('sent', result.successful.length)}</p>
        <p>{word('failed', result.failed.length)}</p>
      </div>
      <ul
        className={styles.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too
        tabIndex={0}
        aria-label={translate('associates.invite.resultTitle')}
      >
        {result.failed.map(({ email, reason }) => (
          <li key={email} data-tone="error">
            <ErrorIcon />
            <span className={styles.address}>
              <Address email={email} />
            </span>
            <span>{reason}</span>
          </li>
        ))}
        {result.successful.map((email) => (
          <li key={email} data-tone="done">
            <DoneIcon />
            <span className={styles.address}>
              <Address email={email} />
            </span>
            <span>{translate('associates.invite.sentOne')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
