import { useTranslate } from 'ra-core';
import styles from './history.module.css';
import { timeText } from './timeText.ts';

interface Props {
  entries: readonly { at: string; event: string; by: string | null; note: string | null }[];
}

/** What happened to a record so far, the latest first. */
export function History({ entries }: Props) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <section className={`hub-card ${styles.section}`} aria-labelledby="staff-history">
      <h2 id="staff-history">{translate('staff.history')}</h2>
      <ol className={styles.history}>
        {entries.map(({ at, event, by, note }) => (
          <li key={at + event}>
            <time dateTime={at}>{timeText(at)}</time>
            <strong>{translate(`staff.event.${event}`, { _: event })}</strong>
            <span>{by ?? translate('staff.byItself')}</span>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
