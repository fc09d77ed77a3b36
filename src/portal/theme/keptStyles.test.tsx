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

/** A page whose styles are made. */
function visitedPage(): EmotionCache {
  const page = newCache();
  render(
    <CacheProvider value={page}>
      <Paragraph>ash</Paragraph>
    </CacheProvider>,
  );
  return page;
}

it('a page has the styles of the last visit from the start, until there is another build', () => {
  const first = visitedPage();
  const rules = writtenBy(first);
  expect(rules).toHaveLength(1);
  leave();
  const second = newCache();
  expect(writtenBy(second)).toEqual(rules);
  expect(second.inserted).toEqual(first.inserted);
  expect(writtenBy(newCache('second.js'))).toEqual([]);
});

it('starts over when more is stored than a visit needs', () => {
  visitedPage();
  leave();
  const kept = JSON.parse(localStorage.getItem('hub.styles') ?? '');
  kept.css += ' '.repeat(400_000);
  localStorage.setItem('hub.styles', JSON.stringify(kept));
  expect(writtenBy(newCache())).toEqual([]);
});

it('a page does without kept styles where the browser refuses storage', () => {
  visitedPage();
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  });
  leave();
  expect(setItem).toHaveBeenCalled();
});

it.each(['', 'no JSON', '{}', 'null'])('starts without styles where %j is kept', (kept) => {
  localStorage.setItem('hub.styles', kept);
  expect(writtenBy(newCache())).toEqual([]);
});
