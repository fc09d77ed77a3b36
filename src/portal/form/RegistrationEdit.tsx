import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type RaRecord, RecordContextProvider, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { DeferredContent } from '../ui/DeferredContent.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { FormSkeleton } from './RegistrationForm.tsx';
import { SavingRecord } from './Saving.tsx';
import './form.css';

interface Props<R extends RaRecord> {
  /** A person has one of each. */
  resource: 'agency' | 'associate';
  /** Key of the page's title; else the `title` of the resource. */
  title?: string;
  /** Where a save leads; else to the dashboard. */
  leadsTo?: string;
  /**
   * Returns the key, below `saved` of the resource, of the message after a save, by the response and the earlier
   * record.
   */
  outcome: (saved: R, before: R) => string;
  children: ReactNode;
}

/**
 * The page of a form of which a person has one record: loads it when the page is opened, saves it, and returns to the
 * dashboard. Its children receive the record as it was then: after a 409 it is loaded again as the base of the next
 * save, without overwriting what is typed.
 */
export function RegistrationEdit<R extends RaRecord>(props: Props<R>) {
  const { resource, title = `${resource}.title`, leadsTo = paths.dashboard } = props;
  const { outcome, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { retry } = useQueryClient().getDefaultOptions().queries ?? {};
  return (
    <EditBase<R>
      resource={resource}
      id="mine"
      mutationMode="pessimistic"
      // The route's gate has admitted the person, and an expired session leaves the page as it is.
      disableAuthentication
      queryOptions={{
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        retry: retry ?? false,
        onError: () => undefined,
      }}
      mutationOptions={{
        onSuccess: (saved, { previousData }) => {
          navigate(leadsTo);
          notify(`${resource}.saved.${outcome(saved, previousData)}`, { type: 'success' });
        },
        // The form says why.
        onError: () => undefined,
      }}
      render={({ record, error, refetch }) =>
        error && !record ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <>
            <PageTitle>{translate(title)}</PageTitle>
            {record ? (
              <DeferredContent fallback={<FormSkeleton />}>
                <InitialRecord record={record}>
                  <SavingRecord>{children}</SavingRecord>
                </InitialRecord>
              </DeferredContent>
            ) : (
              <FormSkeleton />
            )}
          </>
        )
      }
    />
  );
}

function InitialRecord({ record, children }: { record: RaRecord; children: ReactNode }) {
  const [initial] = useState(record);
  return <RecordContextProvider value={initial}>{children}</RecordContextProvider>;
}

/** The texts above the form, as wide as its column. */
export const FormLead = ({ children }: { children: ReactNode }) => (
  <Stack spacing={2} sx={{ maxWidth: '46rem', marginBlock: '12px 24px' }}>
    {children}
  </Stack>
);
