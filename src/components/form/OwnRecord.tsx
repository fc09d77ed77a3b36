import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type RaRecord, RecordContextProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../portal/ErrorState.tsx';
import { PageTitle } from '../portal/PageTitle.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props<R extends RaRecord> {
  /** The own agency and the own associate form are the only ones of their kind. */
  resource: 'agency' | 'associate';
  title: string;
  /** Gets what the server made of it, and what it was before. */
  onSaved: (saved: R, before: R) => void;
  children: ReactNode;
}

/**
 * The page of a form of which a person has one: reads it afresh whenever it is opened and saves it. Its children find
 * the record as it was then: what is read later, to save upon it (B10), overwrites nothing that is typed.
 */
export function OwnRecord<R extends RaRecord>(props: Props<R>) {
  const { resource, title, onSaved, children } = props;
  const { pathname, search } = useLocation();
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  // react-admin fills forms from `?source=`: nobody's link fills in this one.
  if (search) return <Navigate to={pathname} replace />;
  return (
    <EditBase<R>
      resource={resource}
      id="mine"
      mutationMode="pessimistic"
      // The route's gate has let the person in (C3), and a session that ends leaves the page as it is (F5).
      disableAuthentication
      queryOptions={{
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        retry: retry ?? false,
        onError: () => undefined,
      }}
      mutationOptions={{
        onSuccess: (saved, { previousData }) => onSaved(saved, previousData),
      }}
      render={({ record, error, refetch }) =>
        error && !record ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <>
            <PageTitle>{title}</PageTitle>
            {record ? <AsOpened record={record}>{children}</AsOpened> : <FormSkeleton />}
          </>
        )
      }
    />
  );
}

function AsOpened({ record, children }: { record: RaRecord; children: ReactNode }) {
  const [opened] = useState(record);
  return <RecordContextProvider value={opened}>{children}</RecordContextProvider>;
}
