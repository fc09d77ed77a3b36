import type { DataProvider, fetchUtils } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { Method } from '#contract/calls/call.ts';
import { staffBase } from '#contract/staff/reach.ts';
import type { Api } from '#providers/api.ts';
import { createStaffCall } from './staffCall.ts';

/**
 * The data provider of the console: lists and records in the dialect of ra-data-simple-rest (contract/staff/paging.ts), and
 * `call` for what is neither.
 */
export function createStaffDataProvider({ sendRequest }: Pick<Api, 'sendRequest'>) {
  const rest = simpleRest(
    staffBase,
    async (url, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
      const { status, headers, json } = await sendRequest({
        url,
        method: method as Method,
        body: body as string | undefined,
        signal: signal ?? undefined,
        asJson: true,
      });
      return { status, headers: headers as Headers, body: '', json };
    },
  );
  return {
    ...rest,
    /** `meta.language` asks for a record in a language. */
    async getOne(resource, params) {
      const { language } = params.meta ?? {};
      if (!language) return rest.getOne(resource, params);
      const url = `${staffBase}/${resource}/${encodeURIComponent(params.id)}?language=${language}`;
      const { json } = await sendRequest({
        url,
        method: 'GET',
        signal: params.signal,
        asJson: true,
      });
      return { data: json as never };
    },
    call: createStaffCall(sendRequest),
  } satisfies DataProvider;
}
