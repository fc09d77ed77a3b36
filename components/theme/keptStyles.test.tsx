import { CacheProvider, type EmotionCache } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStyleCache } from './styleCache.ts';

const Paragraph = styled('p')({ margin: 1 });

let cache: EmotionCache | undefined;

beforeEach(() => localStorage.clear());
afterEach(closePage);

/** Leaves the styles of other caches where they are: other tests' pages go on with them. */
function closePage(): void {
  for (const style of cache?.sheet.tags ?? []) style.remove();
}

/** The cache of a page that was just opened. */
function newCache(build = 'first.js'): EmotionCache {
  closePage();
  cache = createStyleCache(build);
  return cache;
}

const writtenBy = ({ sheet }: EmotionCache) =>
  sheet.tags.flatMap((tag) => [...(tag.sheet?.cssRules ?? [])].map(({ cssText }) => cssText));

function leave(): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

it('has the styles of the last visit from the start, until there is another build', () => {
  const first = newCache();
  render(
    <CacheProvider value={first}>
      <Paragraph>ash</Paragraph>
    </CacheProvider>,
  );
  const rules = writtenBy(first);
  expect(rules).toHaveLength(1);
  leave();
  const second = newCache();
  expect(writtenBy(second)).toEqual(rules);
  expect(second.inserted).toEqual(first.inserted);
  expect(writtenBy(newCache('second.js'))).toEqual([]);
});

it.each(['', 'no JSON', '{}', 'null'])('starts without styles where %j is kept', (kept) => {
  localStorage.setItem('hub.styles', kept);
  expect(writtenBy(newCache())).toEqual([]);
});
