import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { cleanHtml } from '../../components/cleanHtml.ts';
import type { ContentPage } from '../../contract/records.ts';
import { ApiError } from '../../providers/apiError.ts';
import type { HubDataProvider } from '../../providers/dataProvider.ts';
import type { ShownPage } from './contentModel.ts';

export type Layout = 'single' | 'list';

async function shown({ name, body, thumbnailUrl, thumbnailAlt }: ContentPage): Promise<ShownPage> {
  return { name, html: await cleanHtml(body), thumbnailUrl, thumbnailAlt };
}

/**
 * The pages of a code: the first for 'single', all HTML ones by name for 'list' (specification §7). None, or a 404:
 * none.
 */
export function useContent(code: string, layout: Layout) {
  const dataProvider = useDataProvider<HubDataProvider>();
  const read = async (signal: AbortSignal): Promise<ContentPage[]> => {
    if (layout === 'list') return dataProvider.getAllContent(code, { signal });
    const { data } = await dataProvider.getOne('content', { id: code, signal });
    return data ? [data] : [];
  };
  return useQuery({
    queryKey: ['content', layout, code],
    queryFn: async ({ signal }) => {
      try {
        return await Promise.all((await read(signal)).map(shown));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
}
