import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { texts } from '#words/catalogues.ts';
import { mails } from '#words/en/mails.ts';
import { ELSEWHERE, screens } from '#words/en/screens.ts';
import { allStaffWords } from '#words/en/wholeConsole.ts';

type Node = string | { [key: string]: Node };

const at = (root: Node, path: string): Node | undefined =>
  path
    .split('.')
    .reduce<Node | undefined>(
      (node, key) => (typeof node === 'object' ? node[key] : undefined),
      root,
    );

const keysOf = (node: Node | undefined, path: string): string[] =>
  typeof node === 'object'
    ? Object.entries(node).flatMap(([key, child]) => keysOf(child, path ? `${path}.${key}` : key))
    : [path];

const catalogues = languages.map(({ code }) => texts[code].portal as unknown as Node);
const emails: Node[] = await Promise.all(
  languages.map(async ({ code }) => (await import(`../../words/${code}/mails.ts`)).mails),
);
const source = catalogues[0] as Node;

/** Texts may hold what Markdown reads as markup, and keys such as `1-10%` dots of none. */
const cell = (text: string) => text.replace(/[\\|<>*_`]/g, '\\$&').replaceAll('\n', '<br>');

function table(roots: Node[], parts: readonly string[]): string[] {
  const rows = parts.flatMap((part) =>
    keysOf(at(roots[0] as Node, part), part).map((key) => {
      const texts = roots.map((root) => cell(String(at(root, key))));
      return `| \`${key.replaceAll('|', '\\|')}\` | ${texts.join(' | ')} |`;
    }),
  );
  const heads = languages.slice(0, roots.length).map(({ name }) => name);
  return [`| Key | ${heads.join(' | ')} |`, `| --- |${' --- |'.repeat(heads.length)}`, ...rows];
}

const listed = new Set(
  screens.flatMap(([, parts]) => parts.flatMap((part) => keysOf(at(source, part), part))),
);
const elsewhere = keysOf(source, '').filter((key) => !listed.has(key));

const page = [
  '# Every text',
  '',
  'By screen, with the key under which the message catalogue holds it, in each language. `%{name}` is filled in;',
  '`||||` stands between the forms for one and for many. The texts themselves stand in `contract/messages.ts` and',
  '`words/`; this page is made from them by `npm run docs`.',
  ...[...screens, [ELSEWHERE, elsewhere] as const]
    .filter(([, parts]) => parts.length > 0)
    .flatMap(([title, parts]) => ['', `## ${title}`, '', ...table(catalogues, parts)]),
  '',
  '## Emails',
  '',
  ...table(emails, Object.keys(emails[0] as object)),
  '',
  "## The program staff's console, in English only",
  '',
  ...table([allStaffWords as unknown as Node], ['staff']),
  '',
].join('\n');

test('docs/support/texts.md is current: `npm run docs` writes it anew', async () => {
  expect(page).not.toContain('[object Object]');
  await expect(page).toMatchFileSnapshot('../../docs/support/texts.md');
});

test('docs/support/README.md names buttons, fields and messages as the screen does', () => {
  const readme = new URL('../../docs/support/README.md', import.meta.url);
  const quoted = [...readFileSync(readme, 'utf8').matchAll(/"([^"]+)"/g)].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  );
  const words = new Set(
    [allStaffWords as unknown as Node, source, mails as unknown as Node]
      .flatMap(textsOf)
      .flatMap((text) => text.replace(/%\{\w+\}/g, '…').split(/\s*\|\|\|\|\s*/)),
  );
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter((text) => !words.has(text))).toEqual([]);
});

function textsOf(node: Node): string[] {
  return typeof node === 'string' ? [node] : Object.values(node).flatMap(textsOf);
}
