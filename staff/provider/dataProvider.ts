import simpleRest from 'ra-data-simple-rest';
import { staffBase } from '../../contract/staff/reach.ts';
import { httpClient } from './httpClient.ts';

/** Lists and records of the console, in the dialect of ra-data-simple-rest (contract/staff/paging.ts). */
export const dataProvider = simpleRest(staffBase, httpClient);

/**
 * A call of the console that is no list and no plain record: a decision, a preview.
 * @param path below /api/staff/v1, its parts percent-encoded
 * @throws ApiError
 */
export async function staffCall<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const { json } = await httpClient(`${staffBase}/${path}`, {
    method,
    body: body && JSON.stringify(body),
  });
  return json;
}
