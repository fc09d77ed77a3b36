import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { ReviewRow } from '../../contract/staff/review.ts';

/** Where the agency stands in the queue, and who stands beside it. */
export function useNeighbours(id: string) {
  const { data = [], total = 0 } = useGetList<ReviewRow>('review', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'submittedAt', order: 'ASC' },
  });
  return useMemo(() => {
    const here = data.findIndex((row) => row.id === id);
    return {
      place: here === -1 ? undefined : { place: here + 1, total },
      previous: data[here - 1]?.id,
      next: here === -1 ? data[0]?.id : data[here + 1]?.id,
    };
  }, [data, id, total]);
}
