import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { limits } from '../../contract/limits.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { Pagination } from '../../src/components/portal/Pagination.tsx';
import { useAnsweredPage, usePageInPath } from '../../src/components/portal/usePageInPath.ts';
import { Button } from '../../src/components/public/Button.tsx';
import { InvitationFilters } from './InvitationFilters.tsx';
import styles from './InvitationList.module.css';
import { InvitationTable } from './InvitationTable.tsx';
import {
  associatesHref,
  type Filters,
  isFiltered,
  noFilters,
  readFilters,
} from './invitationModel.ts';
import { StatusDefinitions } from './StatusDefinitions.tsx';
import { useInvitationPolling } from './useInvitationPolling.ts';
import { useInvitations } from './useInvitations.ts';

/** Filters, table and pages of the agency's associates (§2). Page and filters are the address's (H4). */
export function InvitationList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const headingId = useId();
  const [query] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const paged = usePageInPath('associatesPage');
  const { rows, total, meta, error, isStale, refetch, refreshQuietly } = useInvitations(
    paged.page,
    filters,
  );
  useAnsweredPage(paged, meta?.currPage);
  useInvitationPolling(rows, refreshQuietly);

  const narrow = (change: Filters) => navigate(associatesHref(1, change));
  const word = (key: string, params?: object) => translate(`associates.list.${key}`, params);
  const first = (paged.page - 1) * limits.invitationsPageSize + 1;
  const range =
    rows && rows.length > 0
      ? word('range', { from: first, to: first + rows.length - 1, total })
      : null;

  return (
    <section className={`hub-card ${styles.list}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {word('title')}
        </h2>
        <p role="status" className={styles.range}>
          {rows || error ? range : <span className="visually-hidden">{word('loading')}</span>}
        </p>
        <StatusDefinitions />
      </div>
      <InvitationFilters filters={filters} onChange={narrow} />
      {error ? (
        <div className={styles.notice}>
          <CallAlert
            error={error}
            title={word('failed')}
            action={
              <Button variant="quiet" onClick={() => refetch()}>
                {translate('common.retry')}
              </Button>
            }
          />
        </div>
      ) : null}
      {rows && total === 0 ? (
        isFiltered(filters) ? (
          <EmptyState
            drawing="lens"
            title={word('noMatchTitle')}
            action={
              <Button variant="quiet" onClick={() => narrow(noFilters)}>
                {word('showAll')}
              </Button>
            }
          >
            {word('noMatchText')}
          </EmptyState>
        ) : (
          <EmptyState drawing="letter" title={word('emptyTitle')}>
            {word('emptyText')}
          </EmptyState>
        )
      ) : rows || !error ? (
        <InvitationTable
          rows={rows?.length ? rows : undefined}
          stale={isStale}
          headingId={headingId}
        />
      ) : null}
      <div className={styles.foot}>
        <Pagination
          page={paged.page}
          count={meta?.totalPages ?? Math.ceil(total / limits.invitationsPageSize)}
          hrefOf={paged.hrefOf}
          label={word('pages')}
        />
      </div>
    </section>
  );
}
