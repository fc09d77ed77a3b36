import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useSingleMutation } from '../../components/useSingleMutation.ts';
import type { Language } from '../../contract/languages.ts';
import { ApiError } from '../../providers/apiError.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { useStaffCall } from './useStaffCall.ts';
import { recordKey } from './wholeRecord.ts';

interface Act<Row> {
  /** Path below the record, as `window`. */
  what: string;
  body: object;
  /** Key of the message afterwards; `body` fills in its parameters. */
  done: string | ((record: Row) => string);
}

/**
 * An action of staff on a record, by a call that returns the changed record.
 * @param resource part of the console.
 */
export function useAct<Row>(resource: string, id: string, language?: Language) {
  const staffCall = useStaffCall();
  const queries = useQueryClient();
  const notify = useNotify();
  const key = recordKey(resource, id, language);
  const mutation = useSingleMutation<Row, ApiError, Act<Row>>({
    mutationFn: ({ what, body }) => staffCall<Row>('POST', `${resource}/${id}/${what}`, body),
    onSuccess: (record, { body, done }) => {
      queries.setQueryData(key, record);
      // An agency shows its people, a person the agency: everything cached may be outdated.
      const own = JSON.stringify(key);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          ['getList', 'getOne'].includes(String(queryKey[1])) && JSON.stringify(queryKey) !== own,
      });
      const message = typeof done === 'string' ? done : done(record);
      notify(message, { type: 'success', messageArgs: body });
      focusTitleIfLost();
    },
    // Somebody else was faster: the record is read again, as the base of further changes.
    onError: ({ status }) => {
      if (status === 409) void queries.invalidateQueries({ queryKey: key });
    },
  });
  const { error, mutateAsync } = mutation;
  /** For a form: resolves with why its fields were refused; undefined once the action is done. */
  const submit = async (act: Act<Row>) => {
    try {
      await mutateAsync(act);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return refusal.fields;
    }
  };
  /** Why it failed, if that is not said at the fields. */
  const failure = error && Object.keys(error.fields).length === 0 ? error : null;
  return { ...mutation, submit, failure };
}
