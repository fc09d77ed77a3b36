import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { CallAlert } from '../../../../components/portal/CallAlert.tsx';
import styles from './summary.module.css';

interface Props {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  /** What its content is read by. */
  query?: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  /** The room that is kept for the content meanwhile, in rem. */
  room?: number;
  /** Where there is one column, it stands below all others. */
  isLast?: boolean;
  children: ReactNode;
}

/** A card with a title; while its content is read, about as high as it will be. */
export function SummaryCard({ title, aside, query, room, isLast, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section
      className={`hub-card hub-stack ${isLast ? styles.last : ''}`}
      aria-labelledby={id}
      aria-busy={query?.isPending}
    >
      <div className={`hub-ends ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {query?.error ? (
        <CallAlert error={query.error} onRetry={() => void query.refetch()} />
      ) : query?.isPending ? (
        <p className={styles.pending} style={{ minHeight: `${room}rem` }}>
          <span className="visually-hidden">{translate('dashboard.summary.loading')}</span>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
