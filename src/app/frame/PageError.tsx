import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';

/** Shown instead of a page that failed to render. The frame stays, and Retry opens the page again. */
export function PageError() {
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  const retry = () => navigate(address, { replace: true, state, preventScrollReset: true });
  return <ErrorState error={useRouteError()} onRetry={() => void retry()} />;
}

/** Shown instead of the whole application when the frame failed to render. */
export function AppError() {
  return (
    <main className="hub-main hub-main-page">
      <PageError />
    </main>
  );
}
