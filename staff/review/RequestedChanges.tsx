import { useGetList } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ChangeRow } from '../../contract/staff/agencies.ts';
import { inTime } from '../../providers/inTime.ts';

const ChangeRequests = lazy(() => inTime(import('./ChangeRequests.tsx')));

/** The requests of approved agencies for a change that wait. Often there are none. */
export function RequestedChanges() {
  const { data = [] } = useGetList<ChangeRow>('changes', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'requestedAt', order: 'ASC' },
  });
  if (data.length === 0) return null;
  return (
    <Suspense>
      <ChangeRequests data={data} />
    </Suspense>
  );
}
