import type { GetOneParams, QueryFunctionContext } from 'ra-core';
import type { ContentPage } from '#contract/records.ts';
import { allContentOf, contentOf } from '../content.ts';
import type { Hub } from '../hub.ts';
import type { ListParams } from './listResult.ts';

/** What the program publishes, in the visitor's language. */
export const content = ({ call, language }: Pick<Hub, 'call' | 'language'>) => ({
  /** The pages of filter `code`; one page. */
  async getList({ filter = {}, signal }: ListParams) {
    const pages = await allContentOf(call, { code: filter.code, language }, signal);
    const data = pages.map((page, place) => ({ ...page, id: `${filter.code} ${place}` }));
    return { data, total: data.length };
  },

  /** The first page of a code, which is its id; no more than the id without content (decision C9). */
  async getOne({ id, signal }: GetOneParams & Partial<QueryFunctionContext>) {
    const wanted = { code: String(id), language };
    const [page] = await contentOf(call, 'contentByCode', wanted, signal);
    return { data: { ...page, id } };
  },
});

/** The text that is acknowledged: that of a page, or of a coming version ahead of its date. */
export type ReadText = Pick<ContentPage, 'language' | 'version'> & { ahead?: string };

/** What tells which version of a page was read, if its back end counts versions. */
export const readBody = ({ version, language = 'en', ahead }: ReadText) =>
  version === undefined ? {} : { read: { language, version }, ...(ahead ? { ahead } : {}) };

/**
 * Acknowledges the brand education, in the version of the page that was read, if its back end counts versions;
 * accredited if the answer doesn't say (specification §4).
 */
export async function acknowledge(
  { call, session }: Pick<Hub, 'call' | 'session'>,
  text: ReadText = {},
) {
  const answer = await call(
    'acknowledge',
    text.version === undefined ? {} : { body: readBody(text) },
  );
  await session.saved({ associateStatus: answer.associateStatus || 'ACCREDITED' });
}
