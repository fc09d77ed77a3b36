import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Typography from '@mui/material/Typography';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import styles from './ResultList.module.css';

interface Props {
  title: string;
  /** Announced as one sentence: how many succeeded and how many failed. */
  summary: readonly (string | false)[];
  /** Each with the kept text of why. */
  failed: readonly { email: string; reason: string }[];
  successful: readonly string[];
  successWord: (email: string) => string;
}

/** One result per address: first the failures with their reasons, then the successes. */
export function ResultList({ title, summary, failed, successful, successWord }: Props) {
  const hub = useHub();
  const results = [
    ...failed.map(({ email, reason }) => ({
      email,
      text: wordsOf(reason, hub),
      Icon: ErrorIcon,
      tone: 'error',
    })),
    ...successful.map((email) => ({
      email,
      text: successWord(email),
      Icon: DoneIcon,
      tone: 'done',
    })),
  ];
  return (
    <>
      <Typography role="status" variant="subtitle1" component="div">
        {summary.map((line) => line && <p key={line}>{line}</p>)}
      </Typography>
      <ul
        className={styles.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too
        tabIndex={0}
        aria-label={title}
      >
        {results.map(({ email, text, Icon, tone }) => (
          <li key={email} data-tone={tone}>
            <Icon fontSize="small" />
            <span className={styles.address}>
              <EmailAddress email={email} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
