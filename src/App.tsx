import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../providers/i18n/translate.ts';
import { Boundary } from './layout/Boundary.tsx';
import { Frame } from './layout/Frame.tsx';
import { Guard } from './layout/Guard.tsx';
import { PageSkeleton } from './layout/PageSkeleton.tsx';
import { Redirect } from './layout/Redirect.tsx';
import { RouteEffects } from './layout/RouteEffects.tsx';
import { redirectOf, routeOf } from './routes.ts';
import { useHydrated } from './session/useHydrated.ts';
import { useProfile } from './session/useProfile.ts';
import './theme/base.css';

/** The portal: one frame around the page of the path. Pages and their gates stand in routes.ts. */
export function App() {
  const { pathname } = useLocation();
  const { title, width, framed, portal, tall = portal } = routeOf(pathname);
  const page = (
    <>
      <RouteEffects title={t(title)} />
      <Boundary at={pathname}>
        <CurrentPage pathname={pathname} />
      </Boundary>
    </>
  );
  return framed ? (
    page
  ) : (
    <Frame width={width} tall={tall}>
      {page}
    </Frame>
  );
}

function CurrentPage({ pathname }: { pathname: string }) {
  const elsewhere = redirectOf(pathname);
  const { Page, gate, portal } = routeOf(pathname);
  // The portal is the browser's alone: the server, and the first picture here, show its shape.
  const there = useHydrated() || !portal;
  const person = useProfile()?.provider.accountId;
  if (elsewhere) return <Redirect to={elsewhere} />;
  return (
    <Guard gate={gate}>
      {there ? (
        // Each page waits by itself: a slow one must not leave the one before standing under its address. The portal
        // shows what is one person's: another one, who signed in in another tab, begins anew.
        <Suspense key={portal ? person : pathname} fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      ) : (
        <PageSkeleton />
      )}
    </Guard>
  );
}
