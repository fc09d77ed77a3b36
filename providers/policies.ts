import { usualPolicies } from '../contract/policies.ts';
import type { Policies } from '../contract/records.ts';
import type { Api } from './api.ts';

/** The program's policies: the usual ones till the policy call has brought others (decisions F2 and F5). */
export function createPolicies(call: Api['call']) {
  let current = usualPolicies;
  return {
    current: (): Policies => current,
    /** Loads the policies. Keeps the current ones if the call fails. Never rejects. */
    async load(): Promise<Policies> {
      const answer = await call('policy', { background: true }).catch(() => undefined);
      current = answer?.policies ?? current;
      return current;
    },
  };
}
