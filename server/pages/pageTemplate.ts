import { directionOf } from '../../contract/languages.ts';
import type { Boot } from '../../contract/records.ts';
import { escapeHtml } from '../core/http/escapeHtml.ts';

export interface Rendered {
  html: string;
  /** HTML for the head, such as styles and preloads. */
  head?: string;
  link?: string;
  title?: string;
  /** Whether the page is whole without script. */
  whole?: boolean;
  /** Whether it comes without script. */
  still?: boolean;
  /** Source file of the page's own chunk. */
  chunk?: string;
}

/** Returns JSON that is safe inside a script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills the built template: head, body, the boot data, and the nonce of scripts and styles. */
export function fillPage(template: string, page: Rendered, boot: Boot, nonce: string): string {
  const { html, head = '', title } = page;
  const parts: Record<string, string> = {
    '<html lang="en"': `<html lang="${boot.language}" dir="${directionOf(boot.language)}"`,
    '<!--hub:head-->': (title === undefined ? '' : `<title>${escapeHtml(title)}</title>`) + head,
    '<!--hub:app-->': html,
    '<!--hub:boot-->': `<script type="application/json" id="boot">${scriptJson(boot)}</script>`,
    __NONCE__: nonce,
  };
  // One pass over the template: placeholders in the filled-in parts are not replaced, except nonces in the head.
  return template.replace(/<html lang="en"|<!--hub:(?:head|app|boot)-->|__NONCE__/g, (place) =>
    place === '<!--hub:head-->'
      ? (parts[place] ?? '').replaceAll('__NONCE__', nonce)
      : (parts[place] ?? ''),
  );
}
