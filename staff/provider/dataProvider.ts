import type { fetchUtils } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { Method } from '../../contract/addresses.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { sendRequest } from '../../providers/api.ts';

/** The client of the portal, as ra-data-simple-rest calls it. */
async function httpClient(url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) {
  const { status, headers, json } = await sendRequest({
    url,
    method: method as Method,
    body: body as string | undefined,
    signal: signal ?? undefined,
  });
  return { status, headers: headers as Headers, body: '', json };
}

/** Lists and records of the console, in the dialect of ra-data-simple-rest (contract/staff/paging.ts). */
export const dataProvider = simpleRest(staffBase, httpClient);

/**
 * Makes a call of the console that is no list and no plain record, a decision for one, and returns its body.
 * @param path below /api/staff/v1, its parts percent-encoded
 * @throws ApiError
 */
export async function staffCall<Answer>(
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> {
  const { json } = await sendRequest({
    url: `${staffBase}/${path}`,
    method,
    body: body instanceof FormData ? body : body && JSON.stringify(body),
  });
  return json as Answer;
}
