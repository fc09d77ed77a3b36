import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { ContentPage } from '#contract/records.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import { useHub } from '#providers/HubContext.ts';
import { loadChunk } from '#providers/loadChunk.ts';
import { useProfile } from '#providers/useProfile.ts';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import { useReadings } from './useReadings.ts';

const Quiz = lazy(() => loadChunk(import('./quiz/Quiz.tsx')));
const ChangeAhead = lazy(() => loadChunk(import('./ChangeAhead.tsx')));

interface Props {
  page: ContentPage;
  /** Reads the page again, whose text has changed meanwhile. */
  onChanged: () => void;
}

/**
 * What stands below the brand education: the acknowledgement, or the quiz before it where the program asks for one
 * (decision C13), and the same of what changes next. A back end that knows of no quiz has none.
 */
export function EducationEnd({ page, onChanged }: Props) {
  const { language } = useHub();
  const translate = useTranslate();
  const status = readAssociateStatus(useProfile()?.provider.associateStatus);
  const isRegistered = status === 'REGISTERED';
  const readings = useReadings();
  const change = readings.data?.ahead;
  const isAskedAhead = status === 'ACCREDITED' && change?.acknowledgedAt === null;
  const { data, isLoading, refetch } = useApiQuery(
    'quiz',
    { query: { language } },
    { enabled: isRegistered || isAskedAhead, retry: false },
  );
  const readAgain = () => {
    onChanged();
    void readings.refetch();
    void refetch();
  };
  if (isLoading) return null;
  const quiz = data?.quiz;
  return (
    <>
      {quiz ? (
        <Suspense fallback={<PageSkeleton />}>
          <Quiz
            quiz={quiz}
            text={page}
            passed={translate('dashboard.associate.ACCREDITED')}
            isAsked={isRegistered}
            onChanged={readAgain}
          />
        </Suspense>
      ) : (
        <Acknowledgement page={page} onChanged={readAgain} />
      )}
      {change ? (
        <Suspense>
          <ChangeAhead change={change} isAsked={isAskedAhead} onChanged={readAgain}>
            {quiz ? (
              <Quiz
                quiz={quiz}
                text={{ ...change, ahead: change.id }}
                isAsked={isAskedAhead}
                onChanged={readAgain}
              />
            ) : null}
          </ChangeAhead>
        </Suspense>
      ) : null}
    </>
  );
}
