import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ApiError } from '../../providers/apiError.ts';
import { Alert } from '../public/Alert.tsx';

interface Props {
  error: Error;
  /** The banner's name, e.g. 'Uploading Report Error'. */
  title?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A call that failed, in the words of §8, with the reference by which support staff find it (decision A6). */
export function CallAlert({ error, title, action }: Props) {
  const translate = useTranslate();
  return (
    <Alert severity="error" title={title}>
      {error.message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {error instanceof ApiError ? (
        <p>{translate('common.reference', { id: error.diagId })}</p>
      ) : null}
      {action}
    </Alert>
  );
}
