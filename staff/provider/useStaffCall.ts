import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Method } from '../../contract/calls/call.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import type { Api } from '../../providers/api.ts';
import { useHub } from '../../providers/HubContext.ts';
import { perHub } from '../../providers/perHub.ts';

/**
 * Makes a call of the console other than lists and plain records, for example a decision, and returns its body.
 * @param path below /api/staff/v1, its parts percent-encoded
 * @throws ApiError.
 */
export type StaffCall = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;

export const createStaffCall =
  (sendRequest: Api['sendRequest']): StaffCall =>
  async (method, path, body) => {
    const { json } = await sendRequest({
      url: `${staffBase}/${path}`,
      method,
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    return json as never;
  };

const staffCallOf = perHub(({ sendRequest }) => createStaffCall(sendRequest));

/** Returns the visitor's {@link StaffCall}. */
export const useStaffCall = (): StaffCall => staffCallOf(useHub());

/** Reads what is no list and no plain record. It is kept under the parts of its path. */
export function useStaffQuery<Answer>(
  path: string,
  options: Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'> = {},
) {
  const staffCall = useStaffCall();
  return useQuery({
    queryKey: path.split('/'),
    queryFn: () => staffCall<Answer>('GET', path),
    ...options,
  });
}
