import { useTranslate } from 'ra-core';
import { paths } from '../../contract/paths.ts';
import { ApiError } from '../../providers/apiError.ts';
import { drawings } from '../../src/art/catalogue.ts';
import { ErrorState } from '../../src/components/portal/ErrorState.tsx';
import { LinkButton } from '../../src/components/public/LinkButton.tsx';
import { StatusPage } from '../../src/components/public/StatusPage.tsx';
import { usePageTitle } from '../../src/components/usePageTitle.ts';

interface Props {
  error: Error;
  onRetry: () => void;
  /** The part of the console that the record is of. */
  part: string;
}

/** Stands for a record that could not be shown: gone, with the way to the others; or to be tried again. */
export function RecordError({ error, onRetry, part }: Props) {
  if (error instanceof ApiError && error.status === 404)
    return <NoRecord text={error.message} part={part} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

function NoRecord({ text, part }: { text: string; part: string }) {
  const translate = useTranslate();
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
