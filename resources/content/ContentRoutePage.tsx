import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { NotFound } from '../../components/portal/NotFound.tsx';
import { gateOfContent } from '../../contract/pages.ts';
import { Acknowledgement } from './Acknowledgement.tsx';
import { ContentList } from './ContentList.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { SinglePage } from './SinglePage.tsx';
import { type Layout, useContent } from './useContent.ts';

export interface ContentRoutePageProps {
  code: string;
  /** single: the first page of the code. list: all of them, by name. */
  layout: Layout;
}

/** A content page by its code (specification §2). Nothing to show is the 404 page in place (decision C9). */
export default function ContentRoutePage({ code, layout }: ContentRoutePageProps) {
  const { data: pages, error, refetch } = useContent(code, layout);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!pages) return <ContentSkeleton layout={layout} />;
  const [first] = pages;
  if (!first) return <NotFound />;
  if (layout === 'list') return <ContentList code={code} pages={pages} />;
  return (
    <SinglePage page={first}>
      {gateOfContent(code) === 'education' && <Acknowledgement />}
    </SinglePage>
  );
}
