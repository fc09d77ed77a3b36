import { late } from '../../components/late.tsx';
import { config } from '../../providers/config.ts';

const ConsentBar = late<{ analyticsKey: string }>(() => import('./ConsentBar.tsx'));

/** Analytics, where a brand has any: without a key nothing is asked and nothing is loaded (decision H6). */
export function Consent() {
  const { analyticsKey } = config.settings;
  return analyticsKey === '' ? null : <ConsentBar analyticsKey={analyticsKey} />;
}
