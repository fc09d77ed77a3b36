import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useMay } from '../access/useMay.ts';
import { PageIntro } from '../list/PageIntro.tsx';
import { PeriodsPanel } from './PeriodsPanel.tsx';
import { ProgrammeSection } from './ProgrammeSection.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** The first page of the console: what needs staff today, and the figures of the program. */
export default function OverviewPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useApiQuery('GET overview');
  const seesFigures = useMay('seeFigures');
  const seesPeriods = useMay('holdData');
  // An answer is otherwise rendered in one long task (decision record 0053).
  const overview = useDeferredValue(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageIntro title={translate('staff.parts.overview')}>
        {translate('staff.overview.intro')}
      </PageIntro>
      {overview ? (
        // The parts appear together, so that none of them moves.
        <>
          <Stack sx={{ gap: 2.5 }}>
            <TodayPanel items={overview.today} />
            {seesPeriods ? <PeriodsPanel /> : null}
          </Stack>
          {seesFigures ? <ProgrammeSection /> : null}
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
