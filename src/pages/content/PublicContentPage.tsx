import { useEffect, useState } from 'react';
import { cleanHtml } from '../../../components/cleanHtml.ts';
import { contentLanguage, Prose } from '../../../components/Prose.tsx';
import { ErrorState } from '../../../components/portal/ErrorState.tsx';
import { NotFound } from '../../../components/portal/NotFound.tsx';
import { usePageTitle } from '../../../components/usePageTitle.ts';
import type { ContentPage } from '../../../contract/records.ts';
import { ApiError } from '../../../providers/apiError.ts';
import { dataProvider } from '../../../providers/dataProvider.ts';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { usePageRoute } from '../page.ts';
import './content.css';

/** A content page for everyone (specification §2): Overview and the pages of the footer. None is the 404 page (decision C9). */
export default function PublicContentPage() {
  const { content: code = '' } = usePageRoute();
  return <Content key={code} code={code} />;
}

function Content({ code }: { code: string }) {
  const [pages, setPages] = useState<ContentPage[]>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads it again
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const found = await dataProvider.getAllContent(code, { signal: controller.signal });
      return Promise.all(
        found.map(async (page) => ({ ...page, body: await cleanHtml(page.body) })),
      );
    };
    load().then(setPages, (reason) => !controller.signal.aborted && setError(reason));
    return () => controller.abort();
  }, [code, tries]);

  const missing = error instanceof ApiError && error.status === 404;
  if (missing || pages?.length === 0) return <NotFound />;
  if (error) {
    const retry = () => {
      setError(undefined);
      setTries(tries + 1);
    };
    return <ErrorState error={error} onRetry={retry} />;
  }
  if (!pages) return <PageSkeleton />;
  return <Article pages={pages} />;
}

function Article({ pages }: { pages: ContentPage[] }) {
  const [first, ...more] = pages as [ContentPage, ...ContentPage[]];
  usePageTitle(first.name);
  return (
    <article className="hub-article" lang={contentLanguage()}>
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
