import { config } from '../../providers/config.ts';
import { late } from '../layout/late.tsx';

const ConsentBar = late<{ analyticsKey: string }>(() => import('./ConsentBar.tsx'));

/** Analytics, where a brand has any: without a key nothing is asked and nothing is loaded (decision H6). */
export function Consent() {
  const { analyticsKey } = config.settings;
  return analyticsKey === '' ? null : <ConsentBar analyticsKey={analyticsKey} />;
}
