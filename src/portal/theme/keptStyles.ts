import type { EmotionCache } from '@emotion/cache';
import { browserMemory } from '#providers/browserMemory.ts';

/** The most characters kept. Some pages have 60,000; beyond the limit the kept styles are discarded. */
const MOST = 400_000;

interface Kept {
  /** The file of the build that made them. */
  build: string;
  names: string[];
  css: string;
}

function read(build: string): Kept | undefined {
  const { names = [], css = '', ...kept } = browserMemory.styles.readFields<Kept>();
  return kept.build === build && css.length < MOST ? { build, names, css } : undefined;
}

/**
 * Puts the styles of earlier visits into the page, where emotion's cache finds them when it is made, as it takes over
 * those that a server has written. Making them anew takes half of the time that a page behind sign-in keeps the
 * browser busy.
 */
export function restoreStyles(key: string, build: string, nonce = ''): void {
  const kept = read(build);
  if (!kept) return;
  const style = document.createElement('style');
  style.nonce = nonce;
  style.dataset.emotion = [key, ...kept.names].join(' ');
  style.textContent = kept.css;
  document.head.append(style);
}

/** Keeps the styles for the next visit, when this one is left. */
export function keepStyles({ sheet, inserted }: EmotionCache, build: string): void {
  const known = Object.keys(inserted).length;
  document.addEventListener('visibilitychange', () => {
    const names = Object.keys(inserted);
    if (document.visibilityState === 'visible' || names.length === known) return;
    const rules = sheet.tags.flatMap((tag) => [...(tag.sheet?.cssRules ?? [])]);
    const css = rules.map(({ cssText }) => cssText).join('\n');
    browserMemory.styles.keep(JSON.stringify({ build, names, css } satisfies Kept));
  });
}
