import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Boundary } from '../layout/Boundary.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';

/** The frame stands around the whole portal already; here each page waits for its chunk and breaks alone. */
export function PortalLayout() {
  const { pathname } = useLocation();
  // The pages of a list are one page; another one shows its shape at once, and not the one before till it is there.
  const page = pathname.replace(/\/page\/.*/, '');
  return (
    <Boundary at={pathname}>
      <Suspense key={page} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}
