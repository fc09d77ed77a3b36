import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { Prose, useContentLanguage } from '../../components/Prose.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { InPageLink } from '../../components/public/InPageLink.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import styles from './content.module.css';
import { type Section, type ShownPage, withSections } from './contentModel.ts';
import { useCleanHtml } from './useCleanHtml.ts';

interface Props {
  page: ShownPage;
  /** In place of the page's title: where it is shown inside of another page. */
  heading?: ReactNode;
  /** What stands at its foot. */
  children?: ReactNode;
}

/** A page with its picture on top and a reading column; beside it the sections of a long one. */
export function SinglePage({ page, heading, children }: Props) {
  const clean = useCleanHtml(page.body);
  const language = useContentLanguage();
  const { html, sections } = useMemo(() => withSections(clean ?? ''), [clean]);
  if (clean === undefined) return <ContentSkeleton layout="single" />;
  return (
    <article className={styles.single}>
      {page.thumbnailUrl ? (
        <img
          className={styles.banner}
          src={page.thumbnailUrl}
          alt={page.thumbnailAlt}
          width="1200"
          height="675"
        />
      ) : null}
      <div className={styles.body}>
        {heading ?? <PageTitle lang={language}>{page.name}</PageTitle>}
        <Prose html={html} />
        {children}
      </div>
      {sections.length > 2 ? <Sections sections={sections} /> : null}
    </article>
  );
}

function Sections({ sections }: { sections: readonly Section[] }) {
  const translate = useTranslate();
  const language = useContentLanguage();
  const title = translate('content.sections');
  return (
    <nav className={styles.sections} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <InPageLink target={section.id} lang={language}>
              {section.title}
            </InPageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
