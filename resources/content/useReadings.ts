import { useHub } from '#providers/HubContext.ts';
import { apiKey, useApiQuery } from '#src/portal/ui/useApi.ts';

/** The id of the place where the next change stands. */
export const CHANGE_AHEAD = 'change-ahead';

/** How far the person has read each page of the brand education, and what changes in it next. */
export function useReadings() {
  const { language } = useHub();
  const sent = { query: { language } };
  return { ...useApiQuery('reading', sent, { retry: false }), key: apiKey('reading', sent) };
}
