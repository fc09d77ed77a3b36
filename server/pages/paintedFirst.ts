import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The third frame begins once the first one is on the screen: a browser works at the second while it still draws the first. */
const FRAMES = 3;

/**
 * Fetches and runs the script when the page has been painted with its picture and typefaces, or when somebody uses or
 * scrolls it before that; at the latest after three seconds, if one of these doesn't come. The style sheets are fetched
 * for the next page; chunks that need one see that it is there. A press of a button that needs the script is repeated
 * when the page can answer it (`hub:ready`, src/app/main.tsx): on the button of the same place, since a translated page
 * is rendered anew. Pictures further down wait for the same moment: a browser would fetch those near the first screen
 * beside its picture and typefaces.
 */
const starter = (scripts: string[], sheets: string[]) => `(() => {
  const later = [...document.images].filter((image) => image.loading === 'lazy' && !image.complete);
  const addresses = later.map((image) => image.getAttribute('src'));
  for (const image of later) image.removeAttribute('src');

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    later.forEach((image, at) => image.setAttribute('src', addresses[at]));
    for (const script of ${JSON.stringify(scripts)}) import(script);
    for (const href of ${JSON.stringify(sheets)}) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }));
    }
  };
  const afterFrames = (left) => (left > 0 ? requestAnimationFrame(() => afterFrames(left - 1)) : setTimeout(start));
  addEventListener('load', () => (document.hidden ? start() : afterFrames(${FRAMES})));
  for (const use of ['pointerdown', 'keydown', 'focusin', 'scroll']) addEventListener(use, start, { once: true });
  setTimeout(start, 3000);

  let pressed = -1;
  const buttons = () => [...document.querySelectorAll('button')];
  const keep = ({ target }) => {
    const button = target.closest('button');
    if (button && !button.form?.hasAttribute('action')) pressed = buttons().indexOf(button);
  };
  addEventListener('click', keep, true);
  addEventListener('hub:ready', () => {
    removeEventListener('click', keep, true);
    buttons()[pressed]?.click();
  }, { once: true });
})();`;

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Returns the built page for what is whole without script, with its style inline: `painted` runs its script after the
 * first paint, `still` has none. `client` is the directory of the build, `template` its page.
 */
export async function paintedFirst(client: string, template: string) {
  const addresses = (tag: RegExp) => [...template.matchAll(tag)].map(([, address = '']) => address);
  const [scripts, sheets] = [addresses(SCRIPT), addresses(SHEET)];
  const styles = await Promise.all(sheets.map((href) => readFile(join(client, href), 'utf8')));
  const bare = template
    .replace(SCRIPT, '')
    .replace(SHEET, () => `<style nonce="__NONCE__">${styles.shift()}</style>`);
  const script = `<script nonce="__NONCE__">${starter(scripts, sheets)}</script></body>`;
  return {
    painted: bare.replace('</body>', () => script),
    still: bare.replace(/<!--hub:boot-->|<link rel="modulepreload"[^>]*>/g, ''),
  };
}
