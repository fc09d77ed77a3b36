import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../session/useHydrated.ts';

/** What is left in the history of the browser: that there was a link, not its token. */
interface Opened {
  linkOpened?: boolean;
}

/**
 * The one-time token of a mailed link, the parameter `name` of the page's address. It leaves the address at once, and
 * with it the history, the page's bookmarks and whoever looks over a shoulder; it is kept in memory while the page
 * stands. `lost`: the page was loaded anew since, and the link has to be opened from the mail again.
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

  // A link of the page to itself, without a token, is another visit.
  const opened = hydrated && (state as Opened | null)?.linkOpened === true;
  const token = inAddress ?? (opened ? kept : undefined);
  return { token, lost: opened && token === undefined };
}
