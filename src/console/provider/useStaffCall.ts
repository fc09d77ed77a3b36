import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { endpointPath } from '#contract/addresses.ts';
import type { Method, ParamOf } from '#contract/calls/call.ts';
import type { StaffAnswer, StaffBody, StaffCallName, StaffCalls } from '#contract/staff/calls.ts';
import { staffBase } from '#contract/staff/reach.ts';
import { type Api, formOf } from '#providers/api.ts';
import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

interface Address<Name extends StaffCallName> {
  /** What fills in the path. */
  params?: Record<ParamOf<Name>, string>;
  query?: Record<string, string>;
}
interface Options<Name extends StaffCallName> extends Address<Name> {
  body?: StaffBody<Name>;
  /** Sent as multipart in the field `file`. */
  file?: File;
}

/** Makes a call of the console by its name in the table and returns its body. Throws ApiError. */
export type StaffCall = <Name extends StaffCallName>(
  name: Name,
  options?: Options<Name>,
) => Promise<StaffAnswer<Name>>;

/** Returns the path of a call below `staffBase`, with its parameters and its query. */
function pathOf<Name extends StaffCallName>(name: Name, { params, query }: Address<Name>): string {
  const path = endpointPath(name.slice(name.indexOf(' ') + 1), params ?? {});
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The calls that a link can make: none that demands a proof first of who it is. */
type Linked = {
  [Name in StaffCallName & `GET ${string}`]: StaffCalls[Name] extends { stepUp: string }
    ? never
    : Name;
}[StaffCallName & `GET ${string}`];

/** Returns the address of a call, for a link to a file. */
export const staffUrl = <Name extends Linked>(name: Name, address: Address<Name> = {}): string =>
  `${staffBase}/${pathOf(name, address)}`;

export const createStaffCall =
  (sendRequest: Api['sendRequest']): StaffCall =>
  async (name, { body, file, ...address } = {}) => {
    const { json } = await sendRequest({
      url: `${staffBase}/${pathOf(name, address)}`,
      method: name.slice(0, name.indexOf(' ')) as Method,
      body: file ? formOf(file) : body && JSON.stringify(body),
      asJson: true,
    });
    return json as never;
  };

const staffCallOf = perHub(({ sendRequest }) => createStaffCall(sendRequest));

/** Returns the visitor's {@link StaffCall}. */
export const useStaffCall = (): StaffCall => staffCallOf(useHub());

/** Reads what is no list and no plain record. It is kept under the parts of its path. */
export function useStaffQuery<Name extends StaffCallName & `GET ${string}`>(
  name: Name,
  {
    params,
    query,
    ...options
  }: Address<Name> & Omit<UseQueryOptions<StaffAnswer<Name>>, 'queryKey' | 'queryFn'> = {},
) {
  const staffCall = useStaffCall();
  const address = { ...(params && { params }), ...(query && { query }) };
  return useQuery({
    queryKey: pathOf(name, address).split('/'),
    queryFn: () => staffCall(name, address),
    ...options,
  });
}
