import { useListContext, useTranslate } from 'ra-core';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { Button } from '../../src/components/public/Button.tsx';

/** Stands for rows that could not be read. */
export function ListFailed() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return null;
  return (
    <CallAlert
      error={error}
      title={translate('staff.list.failed')}
      action={
        <Button variant="quiet" onClick={() => refetch()}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
