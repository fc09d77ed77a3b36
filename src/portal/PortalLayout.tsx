import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../layout/Boundary.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';

/** The frame stands around the whole portal already; here each page waits for its chunk and breaks alone. */
export function PortalLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary at={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </Boundary>
  );
}
