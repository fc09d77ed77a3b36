import usePagination from '@mui/material/usePagination';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { BackGlyph, ForwardGlyph } from './glyphs.tsx';
import styles from './Pagination.module.css';

interface Props {
  /** The address of a page: every page is a link of its own. */
  hrefOf: (page: number) => string;
  /** Name of the navigation, e.g. 'Pages of associates'. */
  label: string;
}

/**
 * The pages of the list around it: up to five stand in full, from six on there is an ellipsis. With one there is
 * nothing to turn, so nothing is shown (§2, §9, I16).
 */
export function Pagination({ hrefOf, label }: Props) {
  const translate = useTranslate();
  const { page, perPage, total = 0 } = useListPaginationContext();
  const count = Math.ceil(total / perPage);
  /* No siblings and one page at each end is what leaves five pages whole and shortens six. */
  const { items } = usePagination({ page, count, siblingCount: 0, boundaryCount: 1 });
  if (count <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul>
        {items.map(({ type, page: target, selected, disabled }) => {
          if (type === 'start-ellipsis' || type === 'end-ellipsis') {
            return (
              <li key={type} className={styles.gap}>
                <span aria-hidden="true">…</span>
              </li>
            );
          }
          const number = target ?? page;
          const name =
            type === 'page'
              ? translate('lists.page', { page: number })
              : translate(`lists.${type}`);
          return (
            <li key={type === 'page' ? number : type}>
              {disabled ? (
                // biome-ignore lint/a11y/useValidAnchor: there is no page to go to
                <a role="link" aria-disabled="true" aria-label={name} className={styles.item}>
                  {face(type, number)}
                </a>
              ) : (
                // The list leads to its own top.
                <Link
                  to={hrefOf(number)}
                  preventScrollReset
                  aria-label={name}
                  aria-current={selected ? 'page' : undefined}
                  className={styles.item}
                >
                  {face(type, number)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function face(type: string, page: number) {
  if (type === 'previous') return <BackGlyph />;
  if (type === 'next') return <ForwardGlyph />;
  return page;
}
