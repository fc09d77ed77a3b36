import { useHub } from '#providers/HubContext.ts';
import { apiKey, useApiQuery } from '#src/portal/ui/useApi.ts';

/** How far the person has read each page of the brand education. */
export function useReadings() {
  const { language } = useHub();
  const sent = { query: { language } };
  return { ...useApiQuery('reading', sent, { retry: false }), key: apiKey('reading', sent) };
}
