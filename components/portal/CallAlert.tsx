import { useTranslate } from 'ra-core';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { wordsOf } from '../../providers/i18n/keptTexts.ts';
import { Alert } from '../public/Alert.tsx';
import { Button } from '../public/Button.tsx';

interface Props {
  error: Error;
  /** The banner's name, e.g. 'Uploading Report Error'. */
  title?: string;
  onRetry?: (() => void) | undefined;
}

/**
 * Shows a failed call in the words of specification §8, with the reference by which support staff find it (decision
 * A6).
 */
export function CallAlert({ error, title, onRetry }: Props) {
  const translate = useTranslate();
  const hub = useHub();
  const text = error instanceof ApiError ? wordsOf(error.kept.message, hub) : error.message;
  return (
    <Alert severity="error" title={title}>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {error instanceof ApiError ? (
        <p>{translate('common.reference', { id: error.diagId })}</p>
      ) : null}
      {onRetry ? (
        <Button variant="quiet" onClick={() => onRetry()}>
          {translate('common.retry')}
        </Button>
      ) : null}
    </Alert>
  );
}
