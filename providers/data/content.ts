import type { ContentPage } from '#contract/records.ts';
import { allContentOf, contentOf } from '../content.ts';
import type { Hub } from '../hub.ts';
import type { ListParams } from './listResult.ts';

/** What the program publishes, in the visitor's language. */
export const content = ({
  call,
  session,
  language,
}: Pick<Hub, 'call' | 'session' | 'language'>) => ({
  /** The pages of filter `code`; one page. */
  async getList({ filter = {}, signal }: ListParams) {
    const pages = await allContentOf(call, { code: filter.code, language }, signal);
    const data = pages.map((page, place) => ({ ...page, id: `${filter.code} ${place}` }));
    return { data, total: data.length };
  },

  /** The first page of a code; null without content (decision C9), where react-admin's `getOne` must have a record. */
  async contentPage(code: string, signal?: AbortSignal): Promise<ContentPage | null> {
    const [page] = await contentOf(call, 'contentByCode', { code, language }, signal);
    return page ?? null;
  },

  /**
   * Acknowledges the brand education, in the version of the page that was read, if its back end counts versions;
   * accredited if the answer doesn't say (specification §4).
   */
  async acknowledge({ version, language = 'en' }: Partial<ContentPage> = {}) {
    const body = version === undefined ? {} : { body: { read: { language, version } } };
    const answer = await call('acknowledge', body);
    await session.saved({ associateStatus: answer.associateStatus || 'ACCREDITED' });
    return answer;
  },
});
