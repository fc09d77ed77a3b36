import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { staffWords } from '../../words/en/console.ts';
import { screens } from '../../words/en/screens.ts';

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

const catalogues: Node[] = await Promise.all(
  languages.map(async ({ code }) => (await import(`../../words/${code}/catalogue.ts`)).catalogue),
);
const source = catalogues[0] as Node;

/** Texts may hold what Markdown reads as markup, and keys such as `1-10%` dots of none. */
const cell = (text: string) => text.replace(/[\\|<>*_`]/g, '\\$&').replaceAll('\n', '<br>');

function table(catalogues: Node[], parts: readonly string[]): string[] {
  const rows = parts.flatMap((part) =>
    keysOf(at(source, part), part).map((key) => {
      const texts = catalogues.map((catalogue) => cell(String(at(catalogue, key))));
      return `| \`${key.replaceAll('|', '\\|')}\` | ${texts.join(' | ')} |`;
    }),
  );
  const heads = languages.slice(0, catalogues.length).map(({ name }) => name);
  return [`| Key | ${heads.join(' | ')} |`, `| --- |${' --- |'.repeat(heads.length)}`, ...rows];
}

const listed = new Set(
  screens.flatMap(([, parts]) => parts.flatMap((part) => keysOf(at(source, part), part))),
);
const elsewhere = keysOf(source, '').filter((key) => !listed.has(key));

const page = [
  '# Every text of the portal',
  '',
  'By screen, with the key under which the message catalogue holds it, in each language. `%{name}` is filled in;',
  '`||||` stands between the forms for one and for many. The texts themselves stand in `contract/messages.ts` and',
  '`words/`; this page is made from them by `npm run docs`.',
  ...[...screens, ['Elsewhere', elsewhere] as const]
    .filter(([, parts]) => parts.length > 0)
    .flatMap(([title, parts]) => ['', `## ${title}`, '', ...table(catalogues, parts)]),
  '',
  "## The programme staff's console, in English alone",
  '',
  ...table([staffWords as unknown as Node], ['staff']),
  '',
].join('\n');

test('docs/support/texts.md is current: `npm run docs` writes it anew', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/support/texts.md');
});
