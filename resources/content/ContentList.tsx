import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../../components/portal/PageTitle.tsx';
import { contentPages } from '../../contract/pages.ts';
import { config } from '../../providers/config.ts';
import { ContentCard } from './ContentCard.tsx';
import styles from './content.module.css';
import { type ShownPage, slugsOf } from './contentModel.ts';

interface Props {
  code: string;
  pages: readonly ShownPage[];
}

/** The pages of a code as cards that open in place. The address says which one is open, so it can be passed on. */
export function ContentList({ code, pages }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const listed = contentPages(config.brand).find((one) => one.code === code);
  const slugs = slugsOf(pages.map((page) => page.name));
  // A browser percent-encodes what the router gave it as it is.
  const names = (slug: string) => [`#${slug}`, `#${encodeURIComponent(slug)}`].includes(hash);

  return (
    <div className={styles.list}>
      <PageTitle>{listed ? translate(listed.title) : (pages[0]?.name ?? '')}</PageTitle>
      <ul>
        {pages.map((page, index) => {
          const slug = slugs[index] ?? '';
          const open = names(slug);
          return (
            <li key={slug}>
              <ContentCard
                page={page}
                id={slug}
                open={open}
                onToggle={() =>
                  navigate({ hash: open ? '' : slug }, { replace: true, preventScrollReset: true })
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
