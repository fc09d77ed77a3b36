import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorState } from '../../components/portal/ErrorState.tsx';

/** In place of a page that could not be drawn: the frame stays, and Retry opens the page once more. */
export function PageError() {
  const navigate = useNavigate();
  const { state, ...address } = useLocation();
  const retry = () => navigate(address, { replace: true, state, preventScrollReset: true });
  return <ErrorState error={useRouteError()} onRetry={() => void retry()} />;
}

/** In place of everything: the frame, or what stands beside the page, could not be drawn. */
export function AppError() {
  return (
    <main className="hub-main hub-main-page">
      <PageError />
    </main>
  );
}
