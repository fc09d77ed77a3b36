import type { ContentPage } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { ContentPicture, NotTranslated, useContentLanguage } from '../kit/contentLanguage.tsx';
import { ErrorState } from '../kit/ErrorState.tsx';
import { NotFound } from '../kit/NotFound.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { Prose } from '../kit/Prose.tsx';
import { usePageRoute } from '../kit/page.ts';
import { usePageTitle } from '../kit/usePageTitle.ts';
import { useRead } from '../kit/useRead.ts';
import { readClean } from './readClean.ts';

/**
 * A content page for everyone (specification §2): Overview and the pages of the footer. Without content it is the 404
 * page (decision C9).
 */
export default function PublicContentPage() {
  const { content: code = '' } = usePageRoute();
  return <Content key={code} code={code} />;
}

/** What the page came with is there; what the visitor went to later, or in another language, is read. */
function Content({ code }: { code: string }) {
  const { shown, firstLanguage, language } = useHub();
  const isThere = shown?.code === code && language === firstLanguage;
  return isThere ? <Article pages={shown.pages} /> : <ReadContent code={code} />;
}

function ReadContent({ code }: { code: string }) {
  const { call, language } = useHub();
  const read = (signal: AbortSignal) => readClean(call, { code, language }, signal);
  const { data: pages, error, retry } = useRead(`${code} ${language}`, read);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return pages ? <Article pages={pages} /> : <PageSkeleton />;
}

function Article({ pages: [first, ...more] }: { pages: readonly ContentPage[] }) {
  return first ? <Found first={first} more={more} /> : <NotFound />;
}

function Found({ first, more }: { first: ContentPage; more: readonly ContentPage[] }) {
  const language = useContentLanguage(first);
  usePageTitle(first.name);
  return (
    <article className="hub-article">
      <ContentPicture page={first} />
      <h1 lang={language}>{first.name}</h1>
      <NotTranslated pages={[first, ...more]} />
      <Prose html={first.body} lang={language} />
      {more.map((page) => (
        <Further key={page.name} page={page} />
      ))}
    </article>
  );
}

function Further({ page }: { page: ContentPage }) {
  const language = useContentLanguage(page);
  return (
    <section lang={language}>
      <h2>{page.name}</h2>
      <Prose html={page.body} lang={language} />
    </section>
  );
}
