import { useEffect, useRef } from 'react';
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
  // With what has been chosen since: the router hands out the old parameters until it has rendered the new address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const choose = (name: 'quarters' | 'agencyId', value: string | null | undefined) => {
    const next = new URLSearchParams(latest.current);
    if (value) next.set(name, value);
    else next.delete(name);
    latest.current = next;
    setParams(next, { preventScrollReset: true });
  };
  return { scope, choose };
}
