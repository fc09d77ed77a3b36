import { lazy, Suspense } from 'react';
import type { ContentPage } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { useProfile } from '#providers/useProfile.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { Acknowledgement } from './Acknowledgement.tsx';

const Quiz = lazy(() => loadChunk(import('./quiz/Quiz.tsx')));

interface Props {
  page: ContentPage;
  /** Reads the page again, whose text has changed meanwhile. */
  onChanged: () => void;
}

/**
 * What stands below the brand education: the acknowledgement, or the quiz before it where the program asks for one
 * (decision C13). A back end that knows of no quiz has none.
 */
export function EducationEnd({ page, onChanged }: Props) {
  const { language } = useHub();
  const provider = useProfile()?.provider;
  const isRegistered = readAssociateStatus(provider?.associateStatus) === 'REGISTERED';
  const { data, isLoading, refetch } = useApiQuery(
    'quiz',
    { query: { language } },
    { enabled: isRegistered, retry: false },
  );
  const readAgain = () => {
    onChanged();
    void refetch();
  };
  if (isLoading) return null;
  if (!data?.quiz) return <Acknowledgement page={page} onChanged={readAgain} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Quiz quiz={data.quiz} page={page} isAsked={isRegistered} onChanged={readAgain} />
    </Suspense>
  );
}
