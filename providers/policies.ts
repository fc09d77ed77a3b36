import { setPolicies } from '../contract/policies.ts';
import { call } from './api.ts';

/**
 * Takes over the programme's policies as the policy call tells them (decisions F2 and F5). Where no answer comes, those that held
 * hold on. Never rejects.
 */
export const loadPolicies = (): Promise<void> =>
  call('policy', { background: true }).then(
    ({ policies }) => setPolicies(policies),
    () => undefined,
  );
