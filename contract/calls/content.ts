import { z } from 'zod';
import { languageQuery } from '../forms/account.ts';
import { contentPage, newPage } from '../records.ts';
import { type Call, call, type Details } from './call.ts';

export const contentCalls = {
  contentByCode: call('GET', '/content/:app/getByCode/:code', 'everyone'),
  newContent: call('GET', '/content/:app/latest', 'accredited'),
  contentAllByCode: call('GET', '/content/:app/getAllByCode/:code', 'everyone'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const contentDetails = () =>
  ({
    contentByCode: {
      source: 'specification §7, decisions C3, C9',
      summary: "A content page; the gate is the code's",
      query: languageQuery(),
      response: z.object({ content: z.array(contentPage) }),
    },
    newContent: {
      source: 'decision C11',
      summary: 'The latest pages for accredited associates, published since a time',
      query: languageQuery().extend({ since: z.iso.datetime().optional().catch(undefined) }),
      response: z.object({ content: z.array(newPage) }),
    },
    contentAllByCode: {
      source: 'specification §7, decisions C3, C9',
      summary: "All content pages of a code; the gate is the code's",
      query: languageQuery(),
      response: z.object({ content: z.array(contentPage) }),
    },
  }) satisfies Details<typeof contentCalls>;
