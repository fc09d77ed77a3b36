import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { ChunkError } from '#providers/loadChunk.ts';
import { Button } from './Button.tsx';
import { StatusPage } from './StatusPage.tsx';
import { TextWithValues } from './Verbatim.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page or a part that could not be shown: why, the reference (decision A6), and Retry. */
export function ErrorState({ error, onRetry }: Props) {
  const hub = useHub();
  const { t } = hub;
  const known = error instanceof ApiError ? error : undefined;
  const isChunk = error instanceof ChunkError;
  // The browser does not request a failed chunk again until the page is reloaded.
  const retry = isChunk ? () => window.location.reload() : onRetry;
  return (
    <div role="alert">
      <StatusPage
        drawing="error"
        title={t('errors.title')}
        text={
          known ? wordsOf(known.kept.message, hub) : t(isChunk ? 'errors.chunk' : 'errors.page')
        }
        detail={
          known && (
            <TextWithValues
              text={t('common.reference', { id: known.diagId })}
              values={[known.diagId]}
            />
          )
        }
        action={<Button onClick={retry}>{t('common.retry')}</Button>}
      />
    </div>
  );
}
