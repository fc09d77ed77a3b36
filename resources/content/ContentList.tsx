import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '../../providers/config.ts';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { ContentCard } from './ContentCard.tsx';
import styles from './content.module.css';
import { pageOfCode, type ShownPage, slugsOf } from './contentModel.ts';

interface Props {
  code: string;
  pages: readonly ShownPage[];
}

/** The pages of a code as cards that open in place. The address says which one is open, so it can be passed on. */
export function ContentList({ code, pages }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const name = pageOfCode(code, config.brand);
  const slugs = slugsOf(pages.map((page) => page.name));
  const opened = decodeURIComponent(hash.slice(1));

  return (
    <div className={styles.list}>
      <PageTitle>
        {name ? translate(`public.navigation.${name}`) : (pages[0]?.name ?? '')}
      </PageTitle>
      <ul>
        {pages.map((page, index) => {
          const slug = slugs[index] ?? '';
          const open = slug === opened;
          return (
            <li key={slug}>
              <ContentCard
                page={page}
                id={slug}
                open={open}
                onToggle={() => navigate({ hash: open ? '' : slug }, { replace: true })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
