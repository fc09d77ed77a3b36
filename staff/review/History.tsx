import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import styles from './review.module.css';

/** What happened to the agency so far, the latest first. */
export function History({ record: { history } }: { record: Pick<ReviewRecord, 'history'> }) {
  const translate = useTranslate();
  if (history.length === 0) return null;
  return (
    <section className={`hub-card ${styles.section}`} aria-labelledby="review-history">
      <h2 id="review-history">{translate('staff.review.history')}</h2>
      <ol className={styles.history}>
        {history.map(({ at, event, by, note }) => (
          <li key={at + event}>
            <time dateTime={at}>
              {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <strong>{translate(`staff.event.${event}`, { _: event })}</strong>
            <span>{by ?? translate('staff.byItself')}</span>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
