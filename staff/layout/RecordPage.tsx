import { type RaRecord, useResourceContext, useShowContext, useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Show } from 'react-admin';
import { drawings } from '../../components/art/catalogue.ts';
import { ErrorState } from '../../components/portal/ErrorState.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { StatusPage } from '../../components/public/StatusPage.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../providers/apiError.ts';
import { PageSkeleton } from '../../src/layout/PageSkeleton.tsx';
import { WHOLE } from '../provider/whole.ts';

/** What could not be read is shown in the page's place, which is not left for the list. */
const whole = { meta: WHOLE, onError: () => undefined };

interface Props<Row extends RaRecord> {
  /** The page, once the record is there. */
  render: (record: Row) => ReactNode;
}

/** The page of one record, read whole. It is not left unasked while something typed on it is not done. */
export const RecordPage = <Row extends RaRecord>({ render }: Props<Row>) => (
  <Show<Row>
    title={false}
    actions={false}
    component="div"
    queryOptions={whole}
    error={<RecordError />}
    render={({ record }) =>
      record ? <Fragment key={record.id}>{render(record)}</Fragment> : <PageSkeleton />
    }
  />
);

/** Stands for the record of the page, which could not be shown: gone, with the way to the others; or to be tried again. */
function RecordError() {
  const { error, refetch } = useShowContext();
  return <CouldNotRead error={error} onRetry={refetch} />;
}

/** The same for what is read in another way. */
export function CouldNotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <NoRecord text={error.message} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function NoRecord({ text }: { text: string }) {
  const translate = useTranslate();
  const part = useResourceContext();
  const title = translate('public.notFound.title');
  usePageTitle(title);
  return (
    <StatusPage
      imageUrl={drawings.notFound}
      title={title}
      text={text}
      action={
        <LinkButton to={`${paths.staff}/${part}`}>{translate(`staff.parts.${part}`)}</LinkButton>
      }
    />
  );
}
