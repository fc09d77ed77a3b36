import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ApiError } from '../../providers/apiError.ts';
import { staffCall } from './dataProvider.ts';
import { findFocus } from './findFocus.ts';
import { recordKey } from './whole.ts';

interface Act {
  /** Path below the record, as `window`. */
  what: string;
  body: object;
  /** Key of what is said then. */
  done: string;
}

/**
 * Something that staff do about a record, by a call that returns the record as it is then.
 * @param resource part of the console
 */
export function useAct<Row>(resource: string, id: string) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<Row, ApiError, Act>({
    mutationFn: ({ what, body }) => staffCall<Row>('POST', `${resource}/${id}/${what}`, body),
    onSuccess: (record, { done }) => {
      const key = recordKey(resource, id);
      queries.setQueryData(key, record);
      // An agency shows its people, a person the agency: whatever was read before may have changed with it.
      const own = JSON.stringify(key);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          ['getList', 'getOne'].includes(String(queryKey[1])) && JSON.stringify(queryKey) !== own,
      });
      notify(done, { type: 'success' });
      findFocus();
    },
  });
}
