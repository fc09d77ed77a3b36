import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CallErrorText } from '#src/guest/kit/CallErrorText.tsx';
import { Alert } from './Alert.tsx';

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
  const translate = useTranslate();
  return (
    <Alert severity="error" title={title}>
      <CallErrorText error={error} />
      {children}
      {onRetry ? (
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('common.retry')}
        </Button>
      ) : null}
    </Alert>
  );
}
