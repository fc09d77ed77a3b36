import type { Hub } from '../providers/hub.ts';
import { lazyPage } from './pages/page.ts';

/** Everything behind sign-in, on react-admin: one chunk for all of it, one for each page in it, one for its words. */
export const Portal = lazyPage(() => import('./portal/Portal.tsx'));
export const Dashboard = lazyPage(() => import('./pages/dashboard/DashboardPage.tsx'));

const RELOADED = 'hub.reloadedAt';
let ahead = 0;

/**
 * After a release the chunks of the old one are gone: a page that can't be fetched is loaded anew, once a minute
 * at most, so that a network that is down doesn't become a loop. The boundary shows what remains.
 */
export function reloadOnStaleChunk(
  target: Window = window,
  reload: () => void = () => target.location.reload(),
): void {
  target.addEventListener('vite:preloadError', (event) => {
    const last = Number(target.sessionStorage.getItem(RELOADED) ?? 0);
    // Nobody waits for what is fetched ahead, and somebody may be typing.
    if (ahead > 0 || Date.now() - last < 60_000) return;
    target.sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    reload();
  });
}

/** Fetches chunks that nobody waits for yet. */
export async function fetchAhead(...chunks: (() => Promise<unknown>)[]): Promise<void> {
  ahead += 1;
  // What fails is fetched again when it is needed, and then its failure is shown.
  await Promise.allSettled(chunks.map((fetchChunk) => fetchChunk()));
  ahead -= 1;
}

/** Fetches what stands behind sign-in, and the page that comes first there, ahead of need. */
export const fetchPortal = ({ words }: Hub): Promise<void> =>
  fetchAhead(Portal.preload, Dashboard.preload, words.load);

/** …once the browser has nothing better to do. */
export function fetchPortalWhenIdle(hub: Hub): void {
  const later = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  later(() => void fetchPortal(hub));
}
