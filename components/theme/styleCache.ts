import createCache from '@emotion/cache';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Emotion's cache: puts MUI's styles into elements with the page's nonce, without which the content security policy
 * refuses them.
 */
export const styleCache = createCache({
  key: 'hub',
  // No prefixes for old browsers: the one that is still needed stands in base.css.
  stylisPlugins: [],
  ...(nonce && { nonce }),
});
