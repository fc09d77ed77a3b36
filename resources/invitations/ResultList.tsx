import { Address } from '../../src/components/portal/Address.tsx';
import { DoneIcon, ErrorIcon } from '../../src/components/public/icons.tsx';
import styles from './InvitePanel.module.css';

interface Props {
  title: string;
  /** Heard at once: how many succeeded, how many failed. */
  summary: readonly (string | false)[];
  failed: readonly { email: string; reason: string }[];
  successful: readonly string[];
  successWord: string;
}

/** One result per address (D4): first what failed, with its reason, then what was done. */
export function ResultList({ title, summary, failed, successful, successWord }: Props) {
  return (
    <>
      <div role="status" className={styles.summary}>
        {summary.map((line) => line && <p key={line}>{line}</p>)}
      </div>
      <ul
        className={styles.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too
        tabIndex={0}
        aria-label={title}
      >
        {failed.map(({ email, reason }) => (
          <li key={email} data-tone="error">
            <ErrorIcon />
            <span className={styles.address}>
              <Address email={email} />
            </span>
            <span>{reason}</span>
          </li>
        ))}
        {successful.map((email) => (
          <li key={email} data-tone="done">
            <DoneIcon />
            <span className={styles.address}>
              <Address email={email} />
            </span>
            <span>{successWord}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
