import { useTranslate } from 'ra-core';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { contentLanguage, Prose } from '../../components/Prose.tsx';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import styles from './content.module.css';
import { type Section, type ShownPage, withSections } from './contentModel.ts';

interface Props {
  page: ShownPage;
  /** In place of the page's title: where it is shown inside of another page. */
  heading?: ReactNode;
  /** What stands at its foot. */
  children?: ReactNode;
}

/** A page with its picture on top and a reading column; beside it the sections of a long one. */
export function SinglePage({ page, heading, children }: Props) {
  const { html, sections } = useMemo(() => withSections(page.html), [page.html]);
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
        {heading ?? <PageTitle lang={contentLanguage()}>{page.name}</PageTitle>}
        <Prose html={html} />
        {children}
      </div>
      {sections.length > 2 ? <Sections sections={sections} /> : null}
    </article>
  );
}

const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
};

function Sections({ sections }: { sections: readonly Section[] }) {
  const translate = useTranslate();
  const title = translate('content.sections');
  return (
    <nav className={styles.sections} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} lang={contentLanguage()} onClick={goTo}>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
