import { Suspense, useDeferredValue, useEffect } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router-dom';
import { isOpen } from '#contract/gates.ts';
import { useHub } from '#providers/HubContext.ts';
import { useLookUpError, useProfile, useViewer } from '#providers/useProfile.ts';
import { CallAlert } from '#src/guest/kit/CallAlert.tsx';
import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { usePageRoute } from '#src/guest/kit/page.ts';
import { useHydrated } from '#src/guest/kit/useHydrated.ts';
import { usePersonsLanguage } from '#src/guest/kit/useLanguage.ts';
import { UnsavedGuard } from '#src/portal/ui/UnsavedGuard.tsx';
import { Frame } from './frame/Frame.tsx';
import { RouteEffects } from './frame/RouteEffects.tsx';
import { SecondStepHost } from './session/SecondStepHost.tsx';
import { SessionMonitor } from './session/SessionMonitor.tsx';
import '#src/guest/kit/base.css';
// Loaded with the entry, since the server renders these pages: a style that arrives later would shift the layout.
import '#src/guest/account/account.css';
import '#src/guest/content/content.css';

const ConsentBar = lazyOptional<{ analyticsKey: string }>(
  () => import('./analytics/ConsentBar.tsx'),
);

/** The portal: a frame around the current page. Pages and their gates are in routes.ts. */
export function App() {
  const { settings, t } = useHub();
  const { title, width, tall = false, framed } = usePageRoute();
  const lookUpError = useLookUpError();
  usePersonsLanguage();
  const page = (
    <RouteEffects title={t(title)}>
      <UnsavedGuard>
        {lookUpError ? (
          <CallAlert
            error={lookUpError}
            title={t('errors.account')}
            onRetry={() => window.location.reload()}
          />
        ) : (
          <CurrentPage />
        )}
      </UnsavedGuard>
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
      <SecondStepHost />
      {/* Without a key of the brand nothing is asked and nothing is loaded (decision H6). */}
      {settings.analyticsKey !== '' && <ConsentBar analyticsKey={settings.analyticsKey} />}
    </>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const { browserOnly } = usePageRoute();
  const person = useProfile()?.provider.accountId;
  const shown = useCanShowPage();
  // Otherwise the page would be rendered in one long task after hydration.
  const drawn = useDeferredValue(shown);
  if (!shown || !drawn) return <PageSkeleton />;
  return (
    // Each page suspends on its own, so that the previous page does not stay visible under the new address. The portal
    // keeps state of one person: if another person signs in in another tab, it is mounted anew.
    <Suspense key={browserOnly ? person : pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

/**
 * Whether the page can be shown. Pages of the portal are rendered in the browser only: the server, and the first render
 * here, show a skeleton. When a person loses access to the page, its loader runs again and redirects.
 */
function useCanShowPage(): boolean {
  const { gate, browserOnly } = usePageRoute();
  const { revalidate } = useRevalidator();
  const open = isOpen(gate, useViewer());
  // A person who signs in on a guest page sees it until the next page is ready.
  const closed = useHydrated() ? !open && gate !== 'guest' : !open || browserOnly;
  const leave = useHydrated() && closed;
  useEffect(() => {
    if (leave) void revalidate();
  }, [leave, revalidate]);
  return !closed;
}
