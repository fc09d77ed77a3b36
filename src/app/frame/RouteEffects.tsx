import { type ReactNode, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { HasNavigated, useTabName } from '#src/guest/kit/usePageTitle.ts';

/**
 * After each navigation: sets the tab's title, scrolls to the top or, when going back, to the previous position, and
 * moves the focus to the page's title.
 */
export function RouteEffects({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return (
    <HasNavigated value={moved}>
      {moved && <TabName key={pathname} title={title} />}
      {children}
      <ScrollRestoration />
    </HasNavigated>
  );
}

/** Rendered before the page, which sets its own title later. */
function TabName({ title }: { title: string }) {
  useTabName(title);
  return null;
}
