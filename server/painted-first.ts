import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Fetches and runs the script when the page has been painted with its picture and typefaces, or when somebody uses it
 * before that; at the latest after three seconds, if one of these doesn't come. The style sheets are fetched for the next
 * page; chunks that need one see that it is there. A press of a button that needs the script is repeated when the page can
 * answer it (`hub:ready`, src/main.tsx).
 */
const starter = (scripts: string[], sheets: string[]) => `(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const script of ${JSON.stringify(scripts)}) import(script);
    for (const href of ${JSON.stringify(sheets)}) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href }));
    }
  };
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('load', () => (document.hidden ? start() : painted()));
  for (const use of ['pointerdown', 'keydown', 'focusin']) addEventListener(use, start, { once: true });
  setTimeout(start, 3000);

  let pressed;
  const keep = ({ target }) => {
    const button = target.closest('button');
    if (button && !button.form?.hasAttribute('action')) pressed = button;
  };
  addEventListener('click', keep, true);
  addEventListener('hub:ready', () => {
    removeEventListener('click', keep, true);
    pressed?.click();
  }, { once: true });
})();`;

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Returns the built page for what is whole without script: its style inline, and its script after the first paint.
 * `client` is the directory of the build, `template` its page.
 */
export async function paintedFirst(client: string, template: string): Promise<string> {
  const addresses = (tag: RegExp) => [...template.matchAll(tag)].map(([, address = '']) => address);
  const [scripts, sheets] = [addresses(SCRIPT), addresses(SHEET)];
  const styles = await Promise.all(sheets.map((href) => readFile(join(client, href), 'utf8')));
  return template
    .replace(SCRIPT, '')
    .replace(SHEET, () => `<style nonce="__NONCE__">${styles.shift()}</style>`)
    .replace(
      '</body>',
      () => `<script nonce="__NONCE__">${starter(scripts, sheets)}</script></body>`,
    );
}
