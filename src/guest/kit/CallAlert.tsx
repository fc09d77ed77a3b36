import type { ReactNode } from 'react';
import { ApiError, wordsOfError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { wordsOf } from '#providers/i18n/keptTexts.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { TextWithValues } from './Verbatim.tsx';

interface Props {
  error: Error;
  /** The banner's name, e.g. 'Uploading Report Error'. */
  title?: string;
  onRetry?: (() => void) | undefined;
  /** What follows from it. */
  children?: ReactNode;
}

/** Shows a failed call in a banner. */
export function CallAlert({ error, title, onRetry, children }: Props) {
  const hub = useHub();
  return (
    <Alert severity="error" title={title}>
      {error instanceof ApiError ? (
        <CallErrorText error={error} />
      ) : (
        <p>{wordsOfError(error, hub)}</p>
      )}
      {children}
      {onRetry ? (
        <Button variant="quiet" onClick={() => onRetry()}>
          {hub.t('common.retry')}
        </Button>
      ) : null}
    </Alert>
  );
}

/**
 * Why a call failed, in the words of specification §8, with the reference by which support staff find it (decision A6).
 */
export function CallErrorText({ error }: { error: Pick<ApiError, 'kept' | 'diagId'> }) {
  const hub = useHub();
  return (
    <>
      {wordsOf(error.kept.message, hub)
        .split('\n')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <p>
        <TextWithValues
          text={hub.t('common.reference', { id: error.diagId })}
          values={[error.diagId]}
        />
      </p>
    </>
  );
}
