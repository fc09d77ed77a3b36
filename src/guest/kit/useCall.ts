import { startTransition, useActionState } from 'react';
import { ApiError } from '#providers/apiError.ts';

interface Outcome {
  isDone?: boolean;
  error?: ApiError;
}

/**
 * A call that is triggered on a server-rendered page, by React's own action. react-query's mutation, which the portal
 * uses, would make these pages larger than 120 KB.
 */
export function useCall(send: () => Promise<unknown>) {
  const [outcome, act, isPending] = useActionState<Outcome>(async () => {
    try {
      await send();
      return { isDone: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { error };
    }
  }, {});
  return { ...outcome, isPending, run: () => startTransition(act) };
}
