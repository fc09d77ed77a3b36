import { usualPolicies } from '../contract/policies.ts';
import { call } from './api.ts';

/** The programme's policies: the usual ones till the policy call has brought others (decisions F2 and F5). */
export function createPolicies() {
  let current = usualPolicies;
  return {
    current: () => current,
    /** Asks for them. Where no answer comes, those that held hold on. Never rejects. */
    async load() {
      const answer = await call('policy', { background: true }).catch(() => undefined);
      current = answer?.policies ?? current;
      return current;
    },
  };
}

export const policies = createPolicies();
