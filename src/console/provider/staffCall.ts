import { endpointPath } from '#contract/addresses.ts';
import type { Method } from '#contract/calls/call.ts';
import type { StaffCall, StaffCallName, StaffCalls, StaffSent } from '#contract/staff/calls.ts';
import { staffBase } from '#contract/staff/reach.ts';
import { type Api, formOf } from '#providers/api.ts';

type Address<Name extends StaffCallName> = Pick<StaffSent<Name>, 'params' | 'query'>;

function urlOf<Name extends StaffCallName>(name: Name, { params, query }: Address<Name>): string {
  const path = endpointPath(name.slice(name.indexOf(' ') + 1), params ?? {});
  return `${staffBase}/${query ? `${path}?${new URLSearchParams(query)}` : path}`;
}

/** The calls that a link can make: none that demands a proof first of who it is. */
type Linked = {
  [Name in StaffCallName & `GET ${string}`]: StaffCalls[Name] extends { stepUp: string }
    ? never
    : Name;
}[StaffCallName & `GET ${string}`];

/** Returns the address of a call, for a link to a file. */
export const staffUrl = <Name extends Linked>(name: Name, address: Address<Name> = {}): string =>
  urlOf(name, address);

/** Makes a call of the console by its name in the table and returns its body. Throws ApiError. */
export const createStaffCall =
  (sendRequest: Api['sendRequest']): StaffCall =>
  async (name, { body, file, signal, ...address } = {}) => {
    const { json } = await sendRequest({
      url: urlOf(name, address),
      method: name.slice(0, name.indexOf(' ')) as Method,
      body: file ? formOf(file) : body && JSON.stringify(body),
      signal,
      asJson: true,
    });
    return json as never;
  };
