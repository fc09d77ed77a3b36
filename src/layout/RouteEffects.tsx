import { type ReactNode, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { Moved, useTabName } from '../../components/usePageTitle.ts';

/**
 * What follows each change of page: the tab has its name, the page starts at its top or, going back, where it was
 * left, and the focus goes to its title.
 */
export function RouteEffects({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return (
    <Moved value={moved}>
      {moved && <TabName key={pathname} title={title} />}
      {children}
      <ScrollRestoration />
    </Moved>
  );
}

/** Stands before the page, which gives its own name once it is there. */
function TabName({ title }: { title: string }) {
  useTabName(title);
  return null;
}
