import { ListBase, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LIST_REACH } from '../../contract/staff/paging.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { PageTitle } from '../../src/components/portal/PageTitle.tsx';
import { Pagination } from '../../src/components/portal/Pagination.tsx';
import { Button } from '../../src/components/public/Button.tsx';
import styles from './list.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { type StaffColumn, StaffTable } from './StaffTable.tsx';

interface Props<Row> {
  /** The page's h1. */
  title: string;
  /** What the list is for, in a sentence. */
  intro?: string;
  columns: readonly StaffColumn<Row>[];
  /** The order at first. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** `<StaffFilters …/>`, inside of the list's context. */
  filters?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** Shown where there is no row and no filter. */
  empty?: string;
}

const PER_PAGE = 25;

/** What goes wrong is told in the list's place, not in passing too. */
const inPlace = { onError: () => undefined };

/** A list of the console: title, filters, rows, pages. Its state stands in the address. */
export function StaffList<Row extends { id: string }>(props: Props<Row>) {
  const { title, intro, sort, filters, actions, columns, empty } = props;
  return (
    <ListBase sort={sort} perPage={PER_PAGE} queryOptions={inPlace}>
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <PageTitle>{title}</PageTitle>
            {intro ? <p className={styles.intro}>{intro}</p> : null}
          </div>
          {actions}
        </header>
        {filters}
        <Rows title={title} columns={columns} empty={empty} />
      </div>
    </ListBase>
  );
}

function Rows<Row extends { id: string }>({
  title,
  columns,
  empty,
}: Pick<Props<Row>, 'title' | 'columns' | 'empty'>) {
  const translate = useTranslate();
  const headingId = useId();
  const {
    data,
    total = 0,
    page,
    perPage,
    error,
    refetch,
    filterValues,
    isPending,
  } = useListContext<Row>();
  const hrefOf = useHrefOf();
  useFullAddress(hrefOf(page));
  if (error) {
    return (
      <CallAlert
        error={error as Error}
        title={translate('staff.list.failed')}
        action={
          <Button variant="quiet" onClick={() => refetch()}>
            {translate('common.retry')}
          </Button>
        }
      />
    );
  }
  if (isPending || !data) return <RowsSkeleton />;
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  const first = (page - 1) * perPage;
  const range = translate(total >= LIST_REACH ? 'staff.list.rangeMore' : 'staff.list.range', {
    from: (first + 1).toLocaleString('en'),
    to: (first + data.length).toLocaleString('en'),
    total: total.toLocaleString('en'),
  });
  return (
    <section className={`hub-card ${styles.card}`} aria-labelledby={headingId}>
      <p id={headingId} role="status" className={styles.range}>
        {data.length > 0 ? range : null}
      </p>
      {data.length > 0 ? (
        <StaffTable caption={title} columns={columns} />
      ) : (
        <EmptyState
          drawing={filtered ? 'lens' : 'sheet'}
          title={filtered || !empty ? translate('staff.list.none') : empty}
        >
          {filtered ? translate('staff.list.noneText') : null}
        </EmptyState>
      )}
      <div className={styles.foot}>
        <Pagination hrefOf={hrefOf} label={translate('staff.list.pages')} />
      </div>
    </section>
  );
}

/** A bare address gets the list's state as it is shown, so that Back leads to what was seen, not to the latest state. */
function useFullAddress(href: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search === '') navigate(href, { replace: true });
  }, [search, href, navigate]);
}

/** The address of another page of the list, everything else as it is. */
function useHrefOf() {
  const { pathname } = useLocation();
  const { perPage, sort, filterValues } = useListContext();
  return (page: number) =>
    `${pathname}?${new URLSearchParams({
      page: String(page),
      perPage: String(perPage),
      sort: sort.field,
      order: sort.order,
      filter: JSON.stringify(filterValues ?? {}),
    })}`;
}
