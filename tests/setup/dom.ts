import '../support/quickDom.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { session } from '../../providers/session.ts';

// A machine at work on other things is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
// The page and who is signed in are the same for all files of a worker.
afterAll(() => {
  session.start(null);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
