import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';

/** A placeholder for the fields of a form's page. */
export function FormSkeleton() {
  const translate = useTranslate();
  return (
    <div className="hub-form-main" role="status" aria-label={translate('common.loading')}>
      {['first', 'second', 'third'].map((group) => (
        <Skeleton key={group} variant="rounded" height="24rem" aria-hidden="true" />
      ))}
    </div>
  );
}
