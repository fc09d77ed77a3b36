import { cleanHtml } from '../../../components/cleanHtml.ts';
import { Prose, useContentLanguage } from '../../../components/Prose.tsx';
import { ErrorState } from '../../../components/portal/ErrorState.tsx';
import { NotFound } from '../../../components/portal/NotFound.tsx';
import { usePageTitle } from '../../../components/usePageTitle.ts';
import type { ContentPage } from '../../../contract/records.ts';
import type { Api } from '../../../providers/api.ts';
import { allContentOf } from '../../../providers/content.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { usePageRoute } from '../page.ts';
import { useRead } from '../useRead.ts';

/** A content page for everyone (specification §2): Overview and the pages of the footer. None is the 404 page (decision C9). */
export default function PublicContentPage() {
  const { content: code = '' } = usePageRoute();
  return <Content key={code} code={code} />;
}

async function readClean(
  call: Api['call'],
  code: string,
  signal: AbortSignal,
): Promise<ContentPage[]> {
  const pages = await allContentOf(call, code, signal);
  return Promise.all(pages.map(async (page) => ({ ...page, body: await cleanHtml(page.body) })));
}

function Content({ code }: { code: string }) {
  const { call } = useHub();
  const { data: pages, error, retry } = useRead(code, (signal) => readClean(call, code, signal));
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!pages) return <PageSkeleton />;
  if (pages.length === 0) return <NotFound />;
  return <Article pages={pages} />;
}

function Article({ pages }: { pages: ContentPage[] }) {
  const [first, ...more] = pages as [ContentPage, ...ContentPage[]];
  usePageTitle(first.name);
  return (
    <article className="hub-article" lang={useContentLanguage()}>
      {first.thumbnailUrl && (
        <img
          className="hub-picture"
          src={first.thumbnailUrl}
          alt={first.thumbnailAlt}
          width="1200"
          height="675"
        />
      )}
      <h1>{first.name}</h1>
      <Prose html={first.body} />
      {more.map(({ name, body }) => (
        <section key={name}>
          <h2>{name}</h2>
          <Prose html={body} />
        </section>
      ))}
    </article>
  );
}
