import { isOpen } from '#contract/gates.ts';
import { pages } from '#contract/pages.ts';
import { browserMemory } from '#providers/browserMemory.ts';
import type { Hub } from '#providers/hub.ts';
import { lazyPage } from './kit/page.ts';

/**
 * Everything behind sign-in, on react-admin: one chunk for what all pages share, one for each page, one for the texts. No other
 * file of src/guest/ leads there.
 */
export const Portal = lazyPage(() => import('#src/portal/Portal.tsx'));
export const Dashboard = lazyPage(() => import('#src/portal/dashboard/DashboardPage.tsx'));

const { reloadedAt } = browserMemory;
let prefetching = 0;

/**
 * After a release the old chunks are gone: if a page's chunk can't be loaded, the page is reloaded, at most once a
 * minute, so that a network failure doesn't cause a loop. If it still fails, the error boundary shows it.
 */
export function reloadOnStaleChunk(
  target: Window = window,
  reload: () => void = () => target.location.reload(),
): void {
  let leftAt = 0;
  target.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  target.addEventListener('vite:preloadError', (event) => {
    // Firefox aborts the chunks of a page that is left. A reload would bring its user back to it.
    if (Date.now() - leftAt < 1000) {
      event.preventDefault();
      return;
    }
    // Offline a reload would take away the page, and what is typed on it.
    if (!target.navigator.onLine) return;
    const last = Number(reloadedAt.read());
    // A prefetched chunk is not needed yet, and a reload would lose what is being typed.
    if (prefetching > 0 || Date.now() - last < 60_000) return;
    // Where nothing is kept it would be reloaded for ever.
    if (!reloadedAt.keep(String(Date.now()))) return;
    event.preventDefault();
    reload();
  });
}

/** Prefetches chunks. */
export async function prefetch(...chunks: (() => Promise<unknown>)[]): Promise<void> {
  prefetching += 1;
  // A chunk that fails is requested again when it is needed, and then the failure is shown.
  await Promise.allSettled(chunks.map((fetchChunk) => fetchChunk()));
  prefetching -= 1;
}

/** Prefetches the portal, its texts, and its first page where the gate of that is open already. */
export const fetchPortal = ({ words, session }: Hub): Promise<void> =>
  prefetch(
    Portal.preload,
    words.load,
    ...(isOpen(pages.dashboard.gate, session.viewer()) ? [Dashboard.preload] : []),
  );

/** Prefetches the portal when the browser is idle, unless its user has asked it to save data. */
export function fetchPortalWhenIdle(hub: Hub): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const later = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  later(() => void fetchPortal(hub));
}
