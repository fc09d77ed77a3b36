import type { Boot } from '../contract/records.ts';

/** What the renderer of the pages returns. */
export interface Rendered {
  html: string;
  /** Elements of the head, such as styles and preloads. */
  head?: string;
  title?: string;
  /** Source file of the chunk that the page needs at once, beside the first. */
  chunk?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** JSON that can stand in a script element whatever texts are in it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills the built page: head, body, what the browser starts with, and the nonce of its scripts and styles. */
export function fillPage(template: string, page: Rendered, boot: Boot, nonce: string): string {
  const { html, head = '', title } = page;
  const parts: Record<string, string> = {
    '<html lang="en"': `<html lang="${boot.language}"`,
    '<!--hub:head-->': (title === undefined ? '' : `<title>${escapeHtml(title)}</title>`) + head,
    '<!--hub:app-->': html,
    '<!--hub:boot-->': `<script type="application/json" id="boot">${scriptJson(boot)}</script>`,
    __NONCE__: nonce,
  };
  // Only what the template itself holds is filled in: the parts are not looked at again, but for nonces of the head.
  return template.replace(/<html lang="en"|<!--hub:(?:head|app|boot)-->|__NONCE__/g, (place) =>
    place === '<!--hub:head-->'
      ? (parts[place] ?? '').replaceAll('__NONCE__', nonce)
      : (parts[place] ?? ''),
  );
}
