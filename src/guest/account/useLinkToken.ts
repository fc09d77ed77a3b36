import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '#providers/ids.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import { forgetLink, keepLink, keptToken, type OpenedState } from './openedLink.ts';

/**
 * Returns the one-time token of an emailed link, which is the query parameter `name`. It is removed from the address at
 * once, so that it does not appear in history, bookmarks or over the shoulder, and kept for this tab until the page is
 * left, so that a reload doesn't lose it. `lost`: it could not be kept, and the link has to be opened from the email again.
 */
export function useLinkToken(name: string): { token: string | undefined; lost: boolean } {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = search.get(name) || undefined;
  const mark = (state as OpenedState | null)?.linkOpened;
  const [kept, setKept] = useState(() => inAddress ?? keptToken(pathname, mark));

  useEffect(() => {
    if (inAddress === undefined) return;
    setKept(inAddress);
    const opened: OpenedState = { linkOpened: newId() };
    navigate(pathname, { replace: true, state: opened });
  }, [inAddress, navigate, pathname]);

  // Without a mark, a link to the same page is a new visit.
  const opened = hydrated && mark !== undefined;
  const token = inAddress ?? (opened ? kept : undefined);

  useEffect(() => {
    if (mark === undefined || token === undefined) return;
    keepLink({ path: pathname, mark, token });
    return forgetLink;
  }, [pathname, mark, token]);

  return { token, lost: opened && token === undefined };
}
