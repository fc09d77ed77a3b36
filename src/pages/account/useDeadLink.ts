import type { ApiError } from '../../../providers/apiError.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { useRead } from '../useRead.ts';

/**
 * Looks an emailed link up when its page is opened, which does not use it up. Returns why it is dead; undefined while
 * that is not known, and after a failed look-up: then the call that uses the link says what is wrong.
 */
export function useDeadLink(token: string): ApiError | undefined {
  const { call } = useHub();
  const { error } = useRead(token, (signal) => call('readLink', { body: { token }, signal }));
  return isDeadLink(error) ? error : undefined;
}

/** Whether a call was refused because its link is used, expired or unknown. */
export const isDeadLink = (error: ApiError | undefined): boolean =>
  error?.code === 'error.deadToken';
