import createCache from '@emotion/cache';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Where MUI's styles go: into elements with the page's nonce, without which its security policy refuses them. */
export const styleCache = createCache({
  key: 'hub',
  // No prefixes for old browsers: the one that is still needed stands in base.css.
  stylisPlugins: [],
  ...(nonce && { nonce }),
});
