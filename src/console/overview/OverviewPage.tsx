import { useTranslate } from 'ra-core';
import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { loadChunk } from '#providers/loadChunk.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { PageIntro } from '../list/PageIntro.tsx';
import { useStaffQuery } from '../provider/useStaffCall.ts';

/** Fetched while the numbers are: the console's own chunk has only the frame. */
const fetchFigures = () => loadChunk(import('./OverviewFigures.tsx'));
const OverviewFigures = lazy(fetchFigures);

/** The first page of the console: what needs staff today, and the figures of the program. */
export default function OverviewPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useStaffQuery('GET overview');
  useEffect(() => {
    // In a task of its own. A failure is shown where the figures are needed.
    const later = setTimeout(() => fetchFigures().catch(() => undefined));
    return () => clearTimeout(later);
  }, []);
  // Rendered in short tasks, between which the browser responds.
  const figures = useDeferredValue(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <PageIntro title={translate('staff.parts.overview')}>
        {translate('staff.overview.intro')}
      </PageIntro>
      {figures ? (
        // The parts appear together, so that none of them moves.
        <Suspense fallback={<PageSkeleton />}>
          <OverviewFigures today={figures.today} />
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
