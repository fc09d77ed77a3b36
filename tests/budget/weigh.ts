import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../contract/languages.ts';
import {
  type Chunk,
  chunksIn,
  readManifest,
  withImports,
} from '../../server/pages/portalManifest.ts';

export const KB = 1000;
export const budgets = {
  guest: 120 * KB,
  total: 380 * KB,
  own: 80 * KB,
  tool: 150 * KB,
  files: 55,
};

/** What stands behind sign-in; each page of it is a chunk that it imports when it is opened. */
const shells = ['src/portal/Portal.tsx', 'src/console/StaffApp.tsx'];
/** What a page fetches after its first paint and shows in any case: it counts as the page's. */
const shownLater: Readonly<Record<string, readonly string[]>> = {
  'src/console/overview/OverviewPage.tsx': ['src/console/charts/Drawing.tsx'],
};
/** The chunks of a language: the light texts of the guest's pages, and all of the portal. */
const lightOf = (code: string) => `words/${code}/light.ts`;
const wordsOf = (code: string) => `words/${code}/catalogue.ts`;
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** A page, or what it fetches when it is there already, with its sizes in bytes and what is over its budget. */
export interface Row {
  page: string;
  /** How many files of script it takes. */
  files: number;
  own: number;
  total: number;
  problems: string[];
}

/**
 * Weighs each page of a build: how much compressed script it costs (brotli, as served), against its budget. Follows the
 * build's manifest by static imports, and adds what is fetched in any case: the words of one language, the largest.
 * @throws Error for what is no chunk of its own
 */
export async function weighPages(portal: string): Promise<Row[]> {
  const client = join(portal, 'client');
  const manifest = await readManifest(client);

  function chunkOf(key: string): Chunk {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`${key} is no chunk of its own. Is it still there, and fetched on demand?`);
    return chunk;
  }

  /** Files that chunks load before they run, themselves included. @throws Error for what is no chunk of its own */
  function closure(keys: string[]): Set<string> {
    keys.forEach(chunkOf);
    return new Set([...withImports(manifest, keys)].map(({ file }) => file));
  }

  /** The scripts that the built page names, and what those import. */
  function firstPage(): Set<string> {
    const html = readFileSync(join(client, 'index.html'), 'utf8');
    const named = html.match(/(?:src|href)="\/assets\/[^"]+\.js"/g) ?? [];
    const keys = chunksIn(manifest, html).filter((key) => chunkOf(key).file.endsWith('.js'));
    if (named.length === 0 || keys.length < named.length) {
      throw new Error(`Of the scripts ${named} not all are in the manifest.`);
    }
    return closure(keys);
  }

  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + statSync(join(client, `${file}.br`)).size, 0);
  const without = (files: Set<string>, there: Set<string>) =>
    new Set([...files].filter((file) => !there.has(file)));
  const largest = (sets: Set<string>[], there: Set<string>) =>
    Math.max(0, ...sets.map((files) => sum(without(files, there))));

  const guest = firstPage();
  const lightWords = others.map((code) => closure([lightOf(code)]));
  const english = Object.keys(manifest).filter((key) => /^_catalogue-/.test(key));
  const allWords = [closure(english), ...others.map((code) => closure([wordsOf(code)]))];
  const ofLanguages = new Set(
    others.flatMap((code) => [lightOf(code), wordsOf(code)].map((key) => chunkOf(key).file)),
  );

  /** @param shared what other pages behind the same shell need, too: react-admin's tables and forms */
  function weigh(
    page: string,
    files: Set<string>,
    {
      before,
      shared,
      wordSets,
    }: { before: Set<string>; shared: Set<string>; wordSets: Set<string>[] },
  ): Row {
    const all = new Set([...files, ...before]);
    const own = without(without(files, before), shared);
    const [ownSize, total] = [sum(own), sum(all) + largest(wordSets, all)];
    const [ownBudget, budget] =
      before.size > 0 ? [budgets.own, budgets.total] : [budgets.guest, budgets.guest];
    const problems = [
      ...(ownSize > ownBudget ? [`own > ${ownBudget / KB} KB`] : []),
      ...(total > budget ? [`all > ${budget / KB} KB`] : []),
      ...(all.size > budgets.files ? [`more than ${budgets.files} files`] : []),
      ...([...all].some((file) => ofLanguages.has(file)) ? ['a language nobody asked for'] : []),
    ];
    return { page, files: all.size, own: ownSize, total, problems };
  }

  /** What a page fetches when it is there already, the editor of texts for one. */
  function weighTool(tool: string, files: Set<string>, before: Set<string>): Row {
    const more = without(files, before);
    const own = sum(more);
    const problems = own > budgets.tool ? [`> ${budgets.tool / KB} KB`] : [];
    return { page: `  then ${tool}`, files: more.size, own, total: own + sum(before), problems };
  }

  const fetchedBy = ({ dynamicImports = [] }: Chunk) =>
    dynamicImports.filter((part) => part.endsWith('.tsx'));
  /** What a chunk fetches on demand: the pages of a shell. */
  const partsOf = (key: string) => fetchedBy(chunkOf(key));
  /** What a page fetches on demand, and what is imported with it. */
  const toolsOf = (page: string, before: Set<string>) =>
    new Set(
      [...withImports(manifest, [page])].filter(({ file }) => !before.has(file)).flatMap(fetchedBy),
    );
  /** The first page's chunk names the portal's pages beside those for guests. */
  const ofPortal = /^(?:resources|src\/portal|src\/pages\/dashboard)\/|\/ProfilePage\.tsx$/;
  const firstChunks = Object.keys(manifest).filter((key) => guest.has(chunkOf(key).file));
  const pagesOf = (shell: string) =>
    shell === 'src/portal/Portal.tsx'
      ? firstChunks.flatMap(partsOf).filter((part) => ofPortal.test(part) && !shells.includes(part))
      : partsOf(shell);

  /** What more than one of these pages needs, at once or later. */
  function neededTwice(pages: string[], before: Set<string>): Set<string> {
    const [seen, twice] = [new Set<string>(), new Set<string>()];
    for (const page of pages) {
      for (const file of closure([page, ...toolsOf(page, before)]))
        (seen.has(file) ? twice : seen).add(file);
    }
    return twice;
  }

  return [
    weigh("guest's /", guest, { before: new Set(), shared: new Set(), wordSets: lightWords }),
    ...shells.flatMap((shell) => {
      const before = new Set([...guest, ...closure([shell])]);
      const shared = neededTwice(pagesOf(shell), before);
      // The console is in English, which it imports, beside the light texts of the visitor's language.
      const wordSets = shell.startsWith('src/console/') ? lightWords : allWords;
      return pagesOf(shell).flatMap((page) => {
        const shown = closure([page, ...(shownLater[page] ?? [])]);
        const tools = [...toolsOf(page, before)].filter(
          (part) => !shownLater[page]?.includes(part),
        );
        return [
          weigh(page, shown, { before, shared, wordSets }),
          ...tools.map((tool) =>
            weighTool(tool, closure([page, tool]), new Set([...before, ...shown])),
          ),
        ];
      });
    }),
  ];
}
