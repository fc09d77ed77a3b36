import { Portal } from './portal/portalChunk.ts';

const RELOADED = 'hub.reloadedAt';
let ahead = false;

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
    if (ahead || Date.now() - last < 60_000) return;
    target.sessionStorage.setItem(RELOADED, String(Date.now()));
    event.preventDefault();
    reload();
  });
}

/** Fetches what stands behind sign-in ahead of need. */
export async function fetchPortal(): Promise<void> {
  ahead = true;
  try {
    await Portal.preload();
  } catch {
    // It is fetched again when it is needed, and then its failure is shown.
  } finally {
    ahead = false;
  }
}

/** …once the browser has nothing better to do. */
export function fetchPortalWhenIdle(): void {
  const later = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
  later(() => void fetchPortal());
}
