import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { ContentPicture, useContentLanguage } from '#src/guest/kit/contentLanguage.tsx';
import { Prose } from '#src/guest/kit/Prose.tsx';
import styles from './content.module.css';
import { firstLines, type ShownPage } from './contentModel.ts';
import { useCleanHtml } from './useCleanHtml.ts';

interface Props {
  page: ShownPage;
  id: string;
  open: boolean;
  onToggle: () => void;
}

/** A page in a list: picture, title and first lines; opens the whole text in place. */
export function ContentCard({ page, id, open, onToggle }: Props) {
  const translate = useTranslate();
  const card = useRef<HTMLElement>(null);
  const lines = useMemo(() => firstLines(page.body), [page.body]);
  const html = useCleanHtml(page.body);
  const shown = open && html !== undefined;
  const language = useContentLanguage(page);

  // An address with this page scrolls to it; opening it by a press does not scroll if it is in view.
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  return (
    <article
      ref={card}
      id={`item-${id}`}
      className={`hub-card hub-stack ${styles.card} ${open ? styles.open : ''}`}
    >
      <ContentPicture page={page} />
      <div className={styles.words}>
        <h2>
          <button
            type="button"
            className={styles.opener}
            lang={language}
            aria-expanded={open}
            aria-controls={`text-${id}`}
            onClick={onToggle}
          >
            <span>{page.name}</span>
            <DownIcon fontSize="small" />
          </button>
        </h2>
        {open ? null : (
          <p lang={language} className={styles.lines}>
            {lines}
          </p>
        )}
        <div id={`text-${id}`} hidden={!open}>
          {shown ? <Prose html={html} lang={language} /> : null}
        </div>
        {open ? null : (
          <p className={styles.hint} aria-hidden="true">
            {translate('content.open')}
          </p>
        )}
      </div>
    </article>
  );
}
