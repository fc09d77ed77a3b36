import '../quickDom.ts';
import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { cleanup, configure, prettyDOM, renderHook } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { TOKEN_COOKIE } from '../../../contract/calls/call.ts';
import { LANGUAGE_COOKIE } from '../../../contract/languages.ts';

// A machine at work on other things is slow, not wrong.
configure({
  asyncUtilTimeout: 10_000,
  // Without the page, which would be written out at each look for what is not there yet. It is told once, below.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});
// As in production: one style sheet for all of MUI's rules, not an element of the page for each.
const { current: styleCache } = renderHook(() => useEmotionCache()).result;
if (!styleCache)
  throw new Error('Emotion makes its cache elsewhere now: see tests/support/setup/dom.ts.');
styleCache.sheet.isSpeedy = true;

// There is no scroll bar, whose width MUI would work out for each dialog and menu.
Object.defineProperty(document.documentElement, 'clientWidth', {
  configurable: true,
  get: () => window.innerWidth,
});

/** The page is the same for all files of a worker: what was not sent in one is not asked about in the next. */
type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions;
const asking: Listener[] = [];
const { addEventListener } = window;
window.addEventListener = (type: string, listener: Listener, options?: Options) => {
  if (type === 'beforeunload') asking.push(listener);
  addEventListener.call(window, type, listener, options);
};

afterEach(cleanup);
// The next test has no language that one has chosen, and no session of another.
afterEach(() => {
  document.documentElement.lang = 'en';
  for (const name of [LANGUAGE_COOKIE, TOKEN_COOKIE]) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
});
// Done before that, as what is said last is done first.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`\n${prettyDOM(document.body)}\n`);
});
afterAll(() => {
  window.addEventListener = addEventListener;
  for (const listener of asking) window.removeEventListener('beforeunload', listener);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
