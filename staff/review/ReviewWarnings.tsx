import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { Alert } from '../../src/components/public/Alert.tsx';
import styles from './review.module.css';

/** What is doubtful: others with the same domain, number or name (B8), addresses that nobody confirmed (B11). */
export function ReviewWarnings({ record }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const { duplicates, pointsOfContact } = record;
  const open = pointsOfContact.filter(({ confirmed }) => !confirmed);
  if (duplicates.length + open.length === 0) return null;
  return (
    <Alert severity="warn" title={translate('staff.review.warnings')}>
      <ul className={styles.warnings}>
        {duplicates.map(({ id, name, status, same }) => (
          <li key={id}>
            <Link to={`${paths.staff}/agencies/${id}`}>
              {name ?? translate('staff.list.unnamed')}
            </Link>{' '}
            ({translate(`staff.status.${status}`)}):{' '}
            {same.map((what) => translate(`staff.review.warning.${what}`)).join(', ')}
          </li>
        ))}
        {open.map(({ id, email }) => (
          <li key={id}>{translate('staff.review.unconfirmed', { email })}</li>
        ))}
      </ul>
    </Alert>
  );
}
