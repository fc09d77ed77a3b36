import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../session/useHydrated.ts';

/** The state of the history entry: that a link was opened, without its token. */
interface Opened {
  linkOpened?: boolean;
}

/**
 * Returns the one-time token of an emailed link, which is the query parameter `name`. It is removed from the address at
 * once, so that it does not appear in history, bookmarks or over the shoulder, and kept in memory while the page is
 * open. `lost`: the page was reloaded, and the link has to be opened from the email again.
 */
export function useLinkToken(name: string): { token: string | undefined; lost: boolean } {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = search.get(name) || undefined;
  const [kept, setKept] = useState(inAddress);

  useEffect(() => {
    if (inAddress === undefined) return;
    setKept(inAddress);
    navigate(pathname, { replace: true, state: { linkOpened: true } satisfies Opened });
  }, [inAddress, navigate, pathname]);

  // Without a token, a link to the same page is a new visit.
  const opened = hydrated && (state as Opened | null)?.linkOpened === true;
  const token = inAddress ?? (opened ? kept : undefined);
  return { token, lost: opened && token === undefined };
}
