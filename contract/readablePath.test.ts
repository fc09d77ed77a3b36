import { expect, test } from 'vitest';
import { readablePath } from './readablePath.ts';

test.each([
  ['/content/100%', '/content/100%25'],
  ['/%0a', '/%250a'],
  ['/a%0D%0Ab', '/a%250D%250Ab'],
  ['/%E2%80%A8', '/%25E2%2580%25A8'],
  ['/associates/page/2', '/associates/page/2'],
  ['/content/caf%C3%A9%20x', '/content/caf%C3%A9%20x'],
])('%s is read as %s', (path, readable) => expect(readablePath(path)).toBe(readable));
