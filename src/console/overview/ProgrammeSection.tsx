import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { programmePeriods } from '#contract/staff/words.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { timeText } from '../fields/timeText.ts';
import { AgencyChoice } from './AgencyChoice.tsx';
import { ProgrammePictures } from './ProgrammePictures.tsx';

/** The figures of the program or of one agency, for the period in the address. */
export function ProgrammeSection() {
  const translate = useTranslate();
  const heading = useId();
  const { scope, choose } = useProgrammeScope();
  const { data, error, refetch } = useApiQuery(
    'GET programme',
    { query: { ...scope } },
    { placeholderData: keepPreviousData },
  );
  const programme = useDeferredValue(data);
  return (
    <Box component="section" aria-labelledby={heading} sx={{ marginTop: 5 }}>
      <Typography id={heading} component="h2" variant="h2">
        {translate('staff.overview.programme')}
      </Typography>
      <ProgrammeFilters scope={scope} onChoose={choose} />
      {error ? <CallAlert error={error} onRetry={refetch} /> : null}
      {programme && !error ? (
        <>
          <Box component="p" role="status" sx={{ color: 'text.secondary', marginBottom: 2.5 }}>
            {translate('staff.overview.counted', { time: timeText(programme.at) })}
          </Box>
          <ProgrammePictures programme={programme} />
        </>
      ) : null}
      {programme || error ? null : <PageSkeleton />}
    </Box>
  );
}

interface FilterProps {
  scope: ProgrammeScope;
  onChoose: ReturnType<typeof useProgrammeScope>['choose'];
}

/** Chooses the period, and one agency or all. What is chosen is in the address alone. */
function ProgrammeFilters({ scope: { quarters, agencyId }, onChoose }: FilterProps) {
  const word = useWords('staff.overview');
  return (
    <Box sx={line}>
      <TextField
        select
        label={word('period')}
        value={quarters}
        onChange={(event) => onChoose('quarters', event.target.value)}
      >
        {programmePeriods.map((period) => (
          <MenuItem key={period} value={period}>
            {word('lastQuarters', { n: period })}
          </MenuItem>
        ))}
      </TextField>
      <AgencyChoice value={agencyId} onChoose={(id) => onChoose('agencyId', id)} />
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 20rem)' },
  gap: '8px 16px',
  marginBlock: 2,
};

/** The period and the agency of the pictures, as the address names them. */
interface ProgrammeScope {
  quarters: string;
  agencyId?: string;
}

/** Returns what the address asks for, and a function that changes it there. */
function useProgrammeScope() {
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
