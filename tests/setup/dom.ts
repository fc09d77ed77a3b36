import '../support/quickDom.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// A machine at work on other things is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
// The page is the same for all files of a worker.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
