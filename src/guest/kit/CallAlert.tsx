import { useHub } from '#providers/HubContext.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { CallErrorText } from './CallErrorText.tsx';

interface Props {
  error: Error;
  /** The banner's name, e.g. 'Account Error'. */
  title?: string;
  onRetry?: (() => void) | undefined;
}

/** Shows a failed call in a banner. */
export function CallAlert({ error, title, onRetry }: Props) {
  const { t } = useHub();
  return (
    <Alert severity="error" title={title}>
      <CallErrorText error={error} />
      {onRetry ? (
        <Button variant="quiet" onClick={() => onRetry()}>
          {t('common.retry')}
        </Button>
      ) : null}
    </Alert>
  );
}
