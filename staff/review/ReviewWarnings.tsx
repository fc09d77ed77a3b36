import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '../../contract/staff/review.ts';
import { Alert } from '../../src/components/public/Alert.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';

/** What is doubtful: others with the same domain, number or name (B8), addresses that nobody confirmed (B11). */
export function ReviewWarnings({ record }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const { duplicates, pointsOfContact } = record;
  const open = pointsOfContact.filter(({ confirmed }) => !confirmed);
  if (duplicates.length + open.length === 0) return null;
  return (
    <Alert severity="warn" title={translate('staff.review.warnings')}>
      <ul>
        {duplicates.map(({ id, name, status, same }) => (
          <li key={id}>
            <RecordLink resource="agencies" id={id}>
              {name ?? translate('staff.list.unnamed')}
            </RecordLink>{' '}
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
