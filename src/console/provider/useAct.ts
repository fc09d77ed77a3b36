import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import type { StaffAnswer, StaffBody, StaffCallName, StaffSent } from '#contract/staff/calls.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { focusTitleIfLost } from '../layout/focusTitleIfLost.ts';
import { useOvertaken, useReadIfStale } from '../layout/Since.tsx';
import { recordKey } from './wholeRecord.ts';

/** A call that changes a record and returns it as it is afterwards. */
export type ActName = StaffCallName & `POST ${'agencies' | 'people' | 'content'}/:id/${string}`;

interface Act<Name extends ActName> {
  call: Name;
  body?: StaffBody<Name>;
  /** Key of the message afterwards; `body` fills in its parameters. */
  done: string | ((record: StaffAnswer<Name>) => string);
}

/** Actions of staff on the record with an id. */
export function useAct<Name extends ActName>(id: string, language?: Language) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { isDone } = useOvertaken();
  const readIfStale = useReadIfStale();
  const keyOf = (call: Name) =>
    recordKey(call.slice('POST '.length, call.indexOf('/')), id, language);
  return useApiMutation<StaffAnswer<Name>, Act<Name>, ApiError>(
    (api, { call, body }) => api(call, { params: { id }, body } as StaffSent<Name>),
    {
      onSuccess: (record, { call, body, done }) => {
        isDone();
        const key = keyOf(call);
        queries.setQueryData(key, record);
        // An agency shows its people, a person the agency, either what is below it: everything cached may be outdated.
        const own = JSON.stringify(key);
        void queries.invalidateQueries({
          predicate: ({ queryKey }) =>
            ['getList', 'getOne', ':id'].includes(String(queryKey[1])) &&
            JSON.stringify(queryKey) !== own,
        });
        const message = typeof done === 'string' ? done : done(record);
        notify(message, { type: 'success', messageArgs: body });
        focusTitleIfLost();
      },
      // The record as it is then is the base of further changes.
      onError: (error, { call }) => readIfStale(error, keyOf(call)),
    },
  );
}
