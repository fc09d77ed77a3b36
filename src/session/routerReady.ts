import type { createBrowserRouter } from 'react-router-dom';

/** Waits until the loaders of the first page have finished. */
export const routerReady = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
