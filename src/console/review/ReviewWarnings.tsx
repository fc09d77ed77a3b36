import { useTranslate } from 'ra-core';
import type { ReviewRecord } from '#contract/staff/review.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { NameText } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';

/** What a reviewer should look at: agencies with the same domain, number or name. */
export function ReviewWarnings({ record }: { record: ReviewRecord }) {
  const translate = useTranslate();
  const { duplicates } = record;
  if (duplicates.length === 0) return null;
  return (
    <Alert severity="warning" title={translate('staff.review.warnings')}>
      <ul>
        {duplicates.map(({ id, name, status, same }) => (
          <li key={id}>
            <RecordLink resource="agencies" id={id}>
              <NameText name={name} />
            </RecordLink>{' '}
            <span>
              {`(${translate(`staff.status.${status}`)}): ${same
                .map((what) => translate(`staff.review.warning.${what}`))
                .join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
