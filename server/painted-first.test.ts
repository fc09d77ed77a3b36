import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paintedFirst } from './painted-first.ts';

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

describe('a page that is whole without script', () => {
  test('carries its style, and waits for no other file', async () => {
    const page = await paintedFirst(client, template);
    expect(page).toContain(`<style nonce="__NONCE__">a::before{content:'$&'}</style>`);
    expect(page).not.toMatch(/<link|<script[^>]* src=/);
  });

  test('names its scripts, in their order, at the end', async () => {
    const page = await paintedFirst(client, template);
    expect(page).toContain('<body><!--hub:app--><script nonce="__NONCE__">');
    expect(page).toContain('["/assets/runtime.js","/assets/base.js"]');
    expect(page).toMatch(/<\/script><\/body>$/);
  });
});
