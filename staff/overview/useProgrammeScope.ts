import { useSearchParams } from 'react-router-dom';
import { programmePeriods } from '../../contract/staff/words.ts';

/** The period and the agency of the pictures, as the address names them. */
export interface ProgrammeScope {
  quarters: string;
  agencyId?: string;
}

/** Returns what the address asks for, and a function that changes it there. */
export function useProgrammeScope() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('quarters');
  const quarters = programmePeriods.find((period) => period === asked) ?? programmePeriods[0];
  const agencyId = params.get('agencyId');
  const scope: ProgrammeScope = { quarters, ...(agencyId && { agencyId }) };
  const choose = (name: 'quarters' | 'agencyId', value: string | null | undefined) =>
    setParams(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  return { scope, choose };
}
