import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorState } from '../../components/portal/ErrorState.tsx';

/** In place of a page that could not be drawn: the frame stays, and Retry tries again. */
export function PageError() {
  const { revalidate } = useRevalidator();
  return <ErrorState error={useRouteError()} onRetry={() => void revalidate()} />;
}
