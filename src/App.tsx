import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router-dom';
import { UnsavedGuard } from '../components/form/UnsavedGuard.tsx';
import { isOpen } from '../contract/gates.ts';
import { useHub } from '../providers/HubContext.ts';
import { Consent } from './analytics/Consent.tsx';
import { Boundary } from './layout/Boundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { RouteEffects } from './layout/RouteEffects.tsx';
import { usePageRoute } from './pages/page.ts';
import { AccountError } from './session/AccountError.tsx';
import { SessionMonitor } from './session/SessionMonitor.tsx';
import { useHydrated } from './session/useHydrated.ts';
import { usePersonsLanguage } from './session/useLanguage.ts';
import { useLookUpError, useProfile, useViewer } from './session/useProfile.ts';
import '../components/theme/base.css';
// The server renders these pages: a style that came with their script would move what is shown already.
import './pages/account/account.css';
import './pages/content/content.css';

/** The portal: one frame around the page of the path. Pages and their gates stand in routes.ts. */
export function App() {
  const { t } = useHub();
  const { pathname } = useLocation();
  const { title, width, tall = false, framed } = usePageRoute();
  const lookUpError = useLookUpError();
  usePersonsLanguage();
  const page = (
    <RouteEffects title={t(title)}>
      <Boundary at={pathname}>
        <UnsavedGuard>
          {lookUpError ? <AccountError error={lookUpError} /> : <CurrentPage />}
        </UnsavedGuard>
      </Boundary>
    </RouteEffects>
  );
  return (
    <>
      {framed && !lookUpError ? (
        page
      ) : (
        <Frame width={lookUpError ? 'page' : width} tall={tall}>
          {page}
        </Frame>
      )}
      <SessionMonitor />
      <Consent />
    </>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { browserOnly } = usePageRoute();
  const person = useProfile()?.provider.accountId;
  if (!useShown()) return <PageSkeleton />;
  return (
    // Each page waits by itself: a slow one must not leave the one before standing under its address. The portal
    // shows what is one person's: another one, who signed in in another tab, begins anew.
    <Suspense key={browserOnly ? person : pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

/**
 * Whether the page can be shown. The portal is the browser's alone: the server, and the first picture here, show its
 * shape. Where a gate closes behind somebody, the page's loader is asked again and leads away.
 */
function useShown(): boolean {
  const { gate, browserOnly } = usePageRoute();
  const { revalidate } = useRevalidator();
  const open = isOpen(gate, useViewer());
  // Whoever signs in on a page for guests sees it until the next page is there.
  const closed = useHydrated() ? !open && gate !== 'guest' : !open || browserOnly;
  const leave = useHydrated() && closed;
  useEffect(() => {
    if (leave) void revalidate();
  }, [leave, revalidate]);
  return !closed;
}
