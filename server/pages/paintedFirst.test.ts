import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paintedFirst } from './paintedFirst.ts';

const client = mkdtempSync(join(tmpdir(), 'hub-client-'));
const template = `<head>
    <script type="module" crossorigin src="/assets/runtime.js" nonce="__NONCE__"></script>
    <script type="module" crossorigin src="/assets/base.js" nonce="__NONCE__"></script>
    <link rel="stylesheet" crossorigin href="/assets/base.css" nonce="__NONCE__">
  </head><body><!--hub:app--></body>`;

beforeAll(() => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets/base.css'), "a::before{content:'$&'}");
});
afterAll(() => rmSync(client, { recursive: true }));

/** A picture that a browser has or has not loaded. */
const picture = (src: string, { loading = 'lazy', complete = false } = {}) => ({
  loading,
  complete,
  src: src as string | undefined,
  getAttribute: () => src,
  setAttribute(_: 'src', address: string) {
    this.src = address;
  },
  removeAttribute() {
    this.src = undefined;
  },
});

/** Runs the script in a page. Returns what it fetches, and a function by which it is told of an event. */
function open(page: string, hidden: boolean, images: ReturnType<typeof picture>[] = []) {
  const source = /<script nonce="__NONCE__">(.*)<\/script>/s.exec(page)?.[1] ?? '';
  const fetched: string[] = [];
  let waiting: [event: string, listener: (event: object) => void][] = [];
  runInNewContext(source.replace('import(', 'fetchScript('), {
    document: {
      hidden,
      images,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    fetchScript: (script: string) => fetched.push(script),
    addEventListener: (event: string, listener: () => void) => waiting.push([event, listener]),
    requestAnimationFrame: (listener: () => void) => waiting.push(['frame', listener]),
    setTimeout: (listener: () => void, ms = 0) => waiting.push([`${ms} ms`, listener]),
  });
  const happens = (event: string) => {
    const told = waiting.filter(([awaited]) => awaited === event);
    waiting = waiting.filter(([awaited]) => awaited !== event);
    for (const [, listener] of told) listener({});
  };
  return { fetched, happens };
}

describe('a page that is complete without scripts', () => {
  test('has its styles inline and waits for no other file', async () => {
    const { painted: page } = await paintedFirst(client, template);
    expect(page).toContain(`<style nonce="__NONCE__">a::before{content:'$&'}</style>`);
    expect(page).not.toMatch(/<link|<script[^>]* src=/);
  });

  test('has no script at all where nobody needs one', async () => {
    const { still } = await paintedFirst(client, template);
    expect(still).toContain('<style nonce="__NONCE__">');
    expect(still).not.toMatch(/<script|<!--hub:boot-->|rel="modulepreload"/);
  });

  test('lists its scripts at the end, in order', async () => {
    const { painted: page } = await paintedFirst(client, template);
    expect(page).toContain('<body><!--hub:app--><script nonce="__NONCE__">');
    expect(page).toContain('["/assets/runtime.js","/assets/base.js"]');
    expect(page).toMatch(/<\/script><\/body>$/);
  });

  test.each([
    ['painted', false, ['load', 'frame', 'frame', 'frame', '0 ms']],
    ['loaded where nobody sees it', true, ['load']],
    ['pointed at', false, ['pointerdown']],
    ['typed into', false, ['load', 'frame', 'keydown']],
    ['moved into', false, ['focusin']],
    ['scrolled', false, ['scroll']],
    ['three seconds old', false, ['3000 ms']],
  ])('fetches its scripts and its style when it is %s, and once', async (_, hidden, events) => {
    const { fetched, happens } = open((await paintedFirst(client, template)).painted, hidden);
    for (const event of events) {
      expect(fetched).toEqual([]);
      happens(event);
    }
    const all = ['/assets/runtime.js', '/assets/base.js', '/assets/base.css'];
    expect(fetched).toEqual(all);
    for (const event of ['load', 'focusin', '3000 ms']) happens(event);
    expect(fetched).toEqual(all);
  });

  test('fetches the pictures that wait when it is painted, and only these', async () => {
    const images = [
      picture('/art/hero.svg', { loading: 'eager' }),
      picture('/art/near.svg'),
      picture('/art/there.svg', { complete: true }),
    ];
    const { happens } = open((await paintedFirst(client, template)).painted, false, images);
    const addresses = () => images.map(({ src }) => src);
    expect(addresses()).toEqual(['/art/hero.svg', undefined, '/art/there.svg']);
    for (const event of ['load', 'frame', 'frame', 'frame', '0 ms']) happens(event);
    expect(addresses()).toEqual(['/art/hero.svg', '/art/near.svg', '/art/there.svg']);
  });
});
