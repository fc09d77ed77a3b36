import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * `useMutation` for what a person starts: while it runs, starting it again changes nothing. `isPending` alone does not
 * prevent the second press of a double click, which can come before the page shows that the first one is pending.
 */
export function useSingleMutation<Data, Failure = Error, Variables = void>(
  options: UseMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const mutation = useMutation(options);
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
