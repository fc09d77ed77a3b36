import { type RaRecord, useGetOne } from 'ra-core';
import { gateOfContent } from '#contract/pages.ts';
import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import type { Layout } from './contentModel.ts';
import { EducationPage } from './EducationPage.tsx';
import { PagesOfCode } from './PagesOfCode.tsx';
import { SinglePage } from './SinglePage.tsx';

interface Props {
  code: string;
  layout: Layout;
}

/** A content page by its code (specification §2). Without content it is the 404 page in place (decision C9). */
export default function ContentRoutePage({ code, layout }: Props) {
  return layout === 'list' ? <PagesOfCode code={code} /> : <OnePage code={code} />;
}

function OnePage({ code }: { code: string }) {
  const { language } = useHub();
  const {
    data: page,
    error,
    refetch,
  } = useGetOne<ContentPage & RaRecord>('content', { id: code, meta: { language } });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (page === undefined) return <ContentSkeleton layout="single" />;
  if (!('body' in page)) return <NotFound />;
  if (gateOfContent(code) === 'education') return <EducationPage page={page} onChanged={refetch} />;
  return <SinglePage page={page} />;
}
