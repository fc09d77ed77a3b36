import { late } from '../../components/late.tsx';
import { useHub } from '../../providers/HubContext.ts';

const ConsentBar = late<{ analyticsKey: string }>(() => import('./ConsentBar.tsx'));

/** Analytics, if the brand has a key; without one nothing is asked and nothing is loaded (decision H6). */
export function Consent() {
  const { settings } = useHub();
  const { analyticsKey } = settings;
  return analyticsKey === '' ? null : <ConsentBar analyticsKey={analyticsKey} />;
}
