import Button from '@mui/material/Button';
import { type RaRecord, ShowBase, useResourceContext, useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { ApiError, wordsOfError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { StatusPage } from '#src/guest/kit/StatusPage.tsx';
import { WHOLE_RECORD } from '../provider/wholeRecord.ts';
import { Overtaking } from './Since.tsx';

/** An error is shown instead of the page, without leaving for the list. */
const whole = { meta: WHOLE_RECORD, onError: () => undefined };

/** Returns the page of one whole record: `Content` shows it once it is loaded. */
export const recordPage =
  <Row extends RaRecord>(Content: ComponentType<{ record: Row }>) =>
  () => (
    <ShowBase<Row>
      queryOptions={whole}
      loading={<PageSkeleton />}
      render={({ record, error, refetch }) =>
        // What is typed outlasts a record that can't be read again.
        error && !record ? (
          <CouldNotRead error={error} onRetry={refetch} />
        ) : (
          record && (
            <Overtaking key={record.id} record={record}>
              <Content record={record} />
            </Overtaking>
          )
        )
      }
    />
  );

/** Shown if a record can't be loaded: if it is gone, with a link to the others; else with Retry. */
export function CouldNotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <NoRecord error={error} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function NoRecord({ error }: { error: ApiError }) {
  const translate = useTranslate();
  const hub = useHub();
  const part = useResourceContext();
  return (
    <StatusPage
      drawing="not-found"
      title={translate('public.notFound.title')}
      text={wordsOfError(error, hub)}
      action={
        <Button component={Link} variant="contained" to={`${paths.staff}/${part}`}>
          {translate(`staff.parts.${part}`)}
        </Button>
      }
    />
  );
}
