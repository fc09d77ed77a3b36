import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useListPaginationContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

interface Props {
  /** Returns the address of a page: every page is a link. */
  hrefOf: (page: number) => string;
  /** Name of the navigation, e.g. 'Pages of associates'. */
  label: string;
}

/**
 * The pages of the surrounding list as links: up to five pages are shown in full, from six on there is an ellipsis. With
 * one page nothing is shown (specification §2, §9).
 */
export function PageLinks({ hrefOf, label }: Props) {
  const translate = useTranslate();
  const { page, perPage, total = 0 } = useListPaginationContext();
  const count = Math.ceil(total / perPage);
  if (count <= 1) return null;
  return (
    <Pagination
      aria-label={label}
      page={page}
      count={count}
      // Without siblings and with one page at each end, five pages are shown in full and six are shortened.
      siblingCount={0}
      boundaryCount={1}
      getItemAriaLabel={(type, number) => {
        if (type === 'page') return translate('lists.page', { page: number });
        return type === 'previous' || type === 'next' ? translate(`lists.${type}`) : '';
      }}
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} component="a" role="link" />
        ) : (
          // The list scrolls to its own top.
          <PaginationItem
            {...item}
            component={Link}
            to={hrefOf(item.page ?? page)}
            preventScrollReset
          />
        )
      }
    />
  );
}
