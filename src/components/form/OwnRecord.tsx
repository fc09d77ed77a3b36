import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type RaRecord, RecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { ErrorState } from '../portal/ErrorState.tsx';
import { PageTitle } from '../portal/PageTitle.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props<R extends RaRecord> {
  /** The own agency and the own associate form are the only ones of their kind. Has `title` in the catalogue. */
  resource: 'agency' | 'associate';
  /** What is said of a save: the key below `saved` of the resource, by what the server made of it and what it was. */
  outcome: (saved: R, before: R) => string;
  children: ReactNode;
}

/**
 * The page of a form of which a person has one: reads it afresh whenever it is opened, saves it, and leads back to the
 * dashboard. Its children find the record as it was then: what is read later, to save upon it (B10), overwrites nothing that is typed.
 */
export function OwnRecord<R extends RaRecord>(props: Props<R>) {
  const { resource, outcome, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
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
        onSuccess: (saved, { previousData }) => {
          navigate(paths.dashboard);
          notify(`${resource}.saved.${outcome(saved, previousData)}`, { type: 'success' });
        },
      }}
      render={({ record, error, refetch }) =>
        error && !record ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <>
            <PageTitle>{translate(`${resource}.title`)}</PageTitle>
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
