import { useTranslate } from 'ra-core';
import type { ReviewRow } from '../../contract/staff/review.ts';
import { WarnIcon } from '../../src/components/public/icons.tsx';
import styles from './review.module.css';

/** What a reviewer is warned of, each in two words (B8, B11). */
export function Warnings({ of: warnings }: { of: ReviewRow['warnings'] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.chips}>
      {warnings.map((warning) => (
        <li key={warning}>
          <WarnIcon />
          {translate(`staff.review.warning.${warning}`)}
        </li>
      ))}
    </ul>
  );
}
