import { useMemo } from 'react';
import { passwordForms } from '../../../contract/forms/account.ts';
import { useHub } from '../../../providers/HubContext.ts';

/** Returns the schemas of the forms with a password, by the programme's policies. */
export function usePasswordForms() {
  const { policies } = useHub();
  return useMemo(() => passwordForms(policies.current), [policies]);
}
