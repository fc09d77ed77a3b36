import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import {
  ContentPicture,
  NotTranslated,
  useContentLanguage,
} from '#src/guest/kit/contentLanguage.tsx';
import { InPageLink } from '#src/guest/kit/InPageLink.tsx';
import { Prose } from '#src/guest/kit/Prose.tsx';
import { PageTitle } from '#src/portal/ui/PageTitle.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import styles from './content.module.css';
import { type Section, type ShownPage, withSections } from './contentModel.ts';
import { useCleanHtml } from './useCleanHtml.ts';

interface Props {
  page: ShownPage;
  /** Replaces the page's title if it is shown inside another page. */
  heading?: ReactNode;
  /** Shown below the text. */
  children?: ReactNode;
}

/** A page with its picture and a reading column; a long one has a list of its sections. */
export function SinglePage({ page, heading, children }: Props) {
  const clean = useCleanHtml(page.body);
  const language = useContentLanguage(page);
  const { html, sections } = useMemo(() => withSections(clean ?? ''), [clean]);
  if (clean === undefined) return <ContentSkeleton layout="single" />;
  return (
    <div className={styles.page}>
      <article className={styles.single}>
        <ContentPicture page={page} className={styles.banner} />
        <div className={`hub-stack ${styles.body}`}>
          {heading ?? <PageTitle lang={language}>{page.name}</PageTitle>}
          {heading ? null : <NotTranslated pages={[page]} />}
          <Prose html={html} lang={language} />
          {children}
        </div>
        {sections.length > 2 ? <Sections sections={sections} language={language} /> : null}
      </article>
    </div>
  );
}

interface SectionsProps {
  sections: readonly Section[];
  /** The language of their titles, if it is not the page's. */
  language: string | undefined;
}

function Sections({ sections, language }: SectionsProps) {
  const translate = useTranslate();
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
