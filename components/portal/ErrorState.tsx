import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { wordsOf } from '../../providers/i18n/keptTexts.ts';
import type { PublicKey } from '../../providers/i18n/translate.ts';
import { drawings } from '../art/catalogue.ts';
import { Button } from '../public/Button.tsx';
import { StatusPage } from '../public/StatusPage.tsx';
import { usePageTitle } from '../usePageTitle.ts';

interface Props {
  error: unknown;
  /** What went wrong, if the error isn't one of a call. */
  text?: PublicKey | undefined;
  onRetry: () => void;
}

/** Replaces a page or a part that could not be shown: why, the reference (decision A6), and Retry. */
export function ErrorState({ error, text, onRetry }: Props) {
  const hub = useHub();
  const { t } = hub;
  usePageTitle(t('errors.title'));
  const known = error instanceof ApiError ? error : undefined;
  return (
    <div role="alert">
      <StatusPage
        imageUrl={drawings.error}
        title={t('errors.title')}
        text={known ? wordsOf(known.kept.message, hub) : t(text ?? 'errors.page')}
        detail={known && t('common.reference', { id: known.diagId })}
        action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      />
    </div>
  );
}
