import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import type { Overview } from '../../contract/staff/overview.ts';
import { inTime } from '../../providers/inTime.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { PageIntro } from '../list/PageIntro.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { ProgrammeSection } from './ProgrammeSection.tsx';

/** With the pictures in one chunk, which comes while the numbers are read: the console's own has only the frame. */
const fetchFigures = () => inTime(import('./OverviewFigures.tsx'));
const TodayPanel = lazy(async () => ({ default: (await fetchFigures()).TodayPanel }));

/** What waits for staff, and how the programme goes: the first page of the console. */
export default function OverviewPage() {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => staffCall<Overview>('GET', 'overview'),
  });
  useEffect(() => {
    // A failure is shown where the figures are needed.
    fetchFigures().catch(() => undefined);
  }, []);
  // Drawn in short pieces, between which the browser answers.
  const figures = useDeferredValue(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageIntro title={<PageTitle>{translate('staff.parts.overview')}</PageTitle>}>
        {translate('staff.overview.intro')}
      </PageIntro>
      {figures ? (
        // What stands below comes with it, and doesn't move.
        <Suspense fallback={<PageSkeleton />}>
          <TodayPanel items={figures.today} />
          <ProgrammeSection />
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
