import { useTranslate } from 'ra-core';
import styles from './list.module.css';

const ROWS = 8;

/** A list in the shape of what comes: rows. */
export function RowsSkeleton() {
  const translate = useTranslate();
  return (
    <div className={`hub-card hub-skeleton ${styles.skeleton}`} role="status">
      <span className="visually-hidden">{translate('staff.list.loading')}</span>
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <span key={row} />
      ))}
    </div>
  );
}
