import title from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/**
 * The two font files as served, the text face first: for `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>` in the head. The same files stand in base.css.
 */
export const fontUrls: readonly string[] = [text, title];
