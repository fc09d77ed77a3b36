import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '../../providers/apiError.ts';
import { staffCall } from './dataProvider.ts';
import { findFocus } from './findFocus.ts';

/**
 * Something that staff do about a record, by a call that answers the record as it is then. What was typed stays where
 * the call is refused.
 * @param resource part of the console, as in useRecord
 */
export function useAct<Row>(resource: string, id: string) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  /** @param done key of what is said then. Answers whether it was done. */
  const act = async (what: string, body: object, done: string): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      const record = await staffCall<Row>('POST', `${resource}/${id}/${what}`, body);
      queries.setQueryData([resource, 'record', id], record);
      // An agency shows its people, a person the agency: whatever was read before may have changed with it.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [part, kind, of] }) =>
          kind === 'getList' || (kind === 'record' && !(part === resource && of === id)),
      });
      notify(done, { type: 'success' });
      findFocus();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, error };
}
