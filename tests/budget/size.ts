import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '../../contract/languages.ts';

/**
 * `npm run size`: how much compressed script a page costs (brotli, as served), against its budget. Follows the
 * build's manifest by static imports. Builds first; `--no-build` measures what is there.
 */
const KB = 1000;
const budgets = { guest: 120 * KB, total: 350 * KB, own: 60 * KB };

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const root = join(import.meta.dirname, '../..');
const client = join(root, 'dist/client');
const manifestFile = join(client, '.vite/manifest.json');

const pagesBehindSignIn = [
  'src/pages/dashboard/DashboardPage.tsx',
  'src/pages/account/ProfilePage.tsx',
  'resources/invitations/ManageAssociatesPage.tsx',
  'resources/reports/ReportingPage.tsx',
  'resources/agency/AgencyRegistrationPage.tsx',
  'resources/associate/AssociateRegistrationPage.tsx',
  'resources/content/ContentRoutePage.tsx',
];

function build(): void {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Files that a chunk loads before it runs, itself included. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest: is the page still there?`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const needed of chunk.imports ?? []) closure(manifest, needed, found);
  }
  return found;
}

/** The scripts that the built page names, and what those import. */
function firstPage(manifest: Manifest): Set<string> {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file));
  if (named.length === 0 || keys.length < named.length) {
    throw new Error(`Of the scripts ${named} not all are in the manifest.`);
  }
  return keys.reduce((found, key) => closure(manifest, key, found), new Set<string>());
}

function sizeOf(file: string): number {
  const compressed = join(client, `${file}.br`);
  return existsSync(compressed)
    ? statSync(compressed).size
    : brotliCompressSync(readFileSync(join(client, file))).length;
}
const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + sizeOf(file), 0);

if (!existsSync(manifestFile) || !process.argv.includes('--no-build')) build();
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const guest = firstPage(manifest);

/** A language's words are chunks of their own; English's, which the console shares, is known by its name alone. */
const isWords = (key: string, code: string) =>
  key.startsWith(`providers/i18n/${code}`) || key.startsWith(`_${code}-`);
const english = Object.keys(manifest).find((key) => isWords(key, 'en')) ?? 'providers/i18n/en.ts';
const portal = closure(
  manifest,
  english,
  closure(manifest, 'src/portal/Portal.tsx', new Set(guest)),
);
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

const rows = [
  { page: "guest's /", own: sum(guest), total: sum(guest), budget: budgets.guest },
  ...others.map((code) => {
    const files = closure(manifest, `providers/i18n/${code}/light.ts`, new Set(guest));
    return {
      page: `guest's / in ${code}`,
      own: sum(files),
      total: sum(files),
      budget: budgets.guest,
    };
  }),
  ...pagesBehindSignIn.map((page) => {
    const files = closure(manifest, page);
    const own = sum([...files].filter((file) => !portal.has(file)));
    return { page, own, total: own + sum(portal), budget: budgets.total };
  }),
];

/** Words of a language that is not spoken, and come all the same. */
const unasked = Object.entries(manifest).filter(
  ([key, { file }]) => others.some((code) => isWords(key, code)) && portal.has(file),
);

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
let over = false;
process.stdout.write(`\n${'page'.padEnd(52)}${'own'.padStart(9)}${'all'.padStart(12)}\n`);
for (const { page, own, total, budget } of rows) {
  const broken = total > budget || (budget === budgets.total && own > budgets.own);
  over ||= broken;
  process.stdout.write(
    `${page.padEnd(52)}${kb(own)}   ${kb(total)}  of ${kb(budget)}${broken ? '  OVER' : ''}\n`,
  );
}
process.stdout.write(`\nA page's own part: at most ${kb(budgets.own).trim()}.\n`);
for (const [key] of unasked) process.stdout.write(`Loaded though nobody chose it: ${key}\n`);
if (over || unasked.length > 0) process.exit(1);
