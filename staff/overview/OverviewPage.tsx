import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import type { Overview } from '../../contract/staff/overview.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { PageIntro } from '../list/PageIntro.tsx';
import { useStaffCall } from '../provider/useStaffCall.ts';
import { ProgrammeSection } from './ProgrammeSection.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** What waits for staff, and how the programme goes: the first page of the console. */
export default function OverviewPage() {
  const staffCall = useStaffCall();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: () => staffCall<Overview>('GET', 'overview'),
  });
  // Drawn in short pieces, between which the browser answers.
  const figures = useDeferredValue(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageIntro title={<PageTitle>{translate('staff.parts.overview')}</PageTitle>}>
        {translate('staff.overview.intro')}
      </PageIntro>
      {figures ? (
        <>
          <TodayPanel items={figures.today} />
          <ProgrammeSection />
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
