import createCache, { type EmotionCache } from '@emotion/cache';
import { keepStyles, restoreStyles } from './keptStyles.ts';

const KEY = 'hub';

/**
 * Makes emotion's cache: puts MUI's styles into elements with the page's nonce, without which the content security
 * policy refuses them. It has the styles of earlier visits by the same build.
 */
export function createStyleCache(build: string): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  restoreStyles(KEY, build, nonce);
  const cache = createCache({
    key: KEY,
    // No prefixes for old browsers: the only one that is still needed is in base.css.
    stylisPlugins: [],
    ...(nonce && { nonce }),
  });
  keepStyles(cache, build);
  return cache;
}

export const styleCache = createStyleCache(import.meta.url);
