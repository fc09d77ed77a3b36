import {
  type MutateOptions,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { DataProviderContext } from 'ra-core';
import { use, useCallback, useRef } from 'react';
import type { EndpointName } from '#contract/addresses.ts';
import type { StaffAnswer, StaffCall, StaffCallName, StaffSent } from '#contract/staff/calls.ts';
import type { Api, CallOptions, ResponseOf } from '#providers/api.ts';
import { ApiError, onStatus } from '#providers/apiError.ts';

/** A call of the endpoint table, or one of the console by its method and path. */
type CallName = EndpointName | StaffCallName;
type Sent<Name> = Name extends EndpointName
  ? CallOptions<Name>
  : Name extends StaffCallName
    ? StaffSent<Name>
    : never;
type Answer<Name> = Name extends EndpointName
  ? ResponseOf<Name>
  : Name extends StaffCallName
    ? StaffAnswer<Name>
    : never;

/** Makes a call by its name and returns its body. Throws ApiError. */
export type Call = Api['call'] & StaffCall;

/**
 * The calls of the surrounding data provider that are about no record: for forms, which show themselves what was refused.
 * Not by react-admin's `useDataProvider`, which answers a refused call with an empty record.
 */
export const useApi = (): Call => (use(DataProviderContext) as unknown as { call: Call }).call;

/** Where what was read is kept: below a resource, if its path begins with one, so that both are read again together. */
export function apiKey<Name extends CallName>(name: Name, sent?: Sent<Name>): QueryKey {
  const { signal: _, file, ...by } = (sent ?? {}) as CallOptions;
  const which = { ...by, ...(file && { file: [file.name, file.size, file.lastModified] }) };
  const path = name.replace(/^GET /, '').split('/');
  return Object.keys(which).length > 0 ? [...path, which] : path;
}

type ReadOptions<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

interface Nullable {
  /** The statuses of a refusal that mean: there is nothing. The data is null then. */
  nullOn: readonly number[];
}

/** Reads what is no record. `options` are react-query's. */
export function useApiQuery<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  options: ReadOptions<Answer<Name> | null> & Nullable,
): UseQueryResult<Answer<Name> | null>;
export function useApiQuery<Name extends CallName>(
  name: Name,
  sent?: Sent<Name>,
  options?: ReadOptions<Answer<Name>>,
): UseQueryResult<Answer<Name>>;
export function useApiQuery(name: CallName, sent?: object, given: object = {}): unknown {
  const call = useApi();
  const { nullOn = [], ...options }: Partial<Nullable> = given;
  return useQuery({
    ...options,
    queryKey: apiKey(name, sent as never),
    queryFn: ({ signal }) =>
      call(name as never, { ...sent, signal } as never).catch(onStatus(nullOn, null)),
  });
}

/**
 * For what a person starts, and is no record: while it runs, starting it again changes nothing. `isPending` alone does not prevent
 * the second press of a double click, which can come before the page shows that the first one is pending.
 */
export function useApiMutation<Data, Variables = void, Failure = Error>(
  send: (call: Call, variables: Variables) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Failure, Variables>, 'mutationFn'> = {},
): UseMutationResult<Data, Failure, Variables> {
  const call = useApi();
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => send(call, variables),
  });
  const { mutateAsync: start } = mutation;
  const running = useRef<Promise<Data>>(undefined);

  const mutateAsync = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Failure, Variables>) => {
      running.current ??= start(variables, callbacks).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    [start],
  );
  const mutate = useCallback(
    (...started: Parameters<typeof mutateAsync>) => {
      // The error is the result's.
      mutateAsync(...started).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as typeof mutation;
}

/** For `onError`: does something if somebody else was faster, such as reading again. */
export const ifStale = (act: () => void) => (error: Error) => {
  if (error instanceof ApiError && error.isStale) act();
};
