import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useId } from 'react';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import type { Programme } from '../../contract/staff/programme.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { timeText } from '../fields/timeText.ts';
import { useStaffQuery } from '../provider/useStaffCall.ts';
import { ProgrammeFilters } from './ProgrammeFilters.tsx';
import { ProgrammePictures } from './ProgrammePictures.tsx';
import { useProgrammeScope } from './useProgrammeScope.ts';

/** The figures of the program or of one agency, for the period in the address. */
export function ProgrammeSection() {
  const translate = useTranslate();
  const heading = useId();
  const { scope, choose } = useProgrammeScope();
  const query = new URLSearchParams({ ...scope }).toString();
  const { data, error, refetch } = useStaffQuery<Programme>(`programme?${query}`, {
    placeholderData: keepPreviousData,
  });
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
