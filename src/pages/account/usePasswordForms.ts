import { useMemo } from 'react';
import { passwordForms } from '../../../contract/forms/account.ts';
import { policies } from '../../../providers/policies.ts';

/** The forms with a password, checked by the programme's policies. */
export const usePasswordForms = () => useMemo(() => passwordForms(policies.current), []);
