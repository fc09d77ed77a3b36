import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../contract/languages.ts';
import { copyPackages } from './bundle/packages.ts';
import { bundlePrograms } from './bundle/programs.ts';
import { ensurePortal } from './pages/portalBuild.ts';

/** `npm run bundle`: puts into dist/hub all that the product needs to run, and nothing else. */

const root = join(import.meta.dirname, '..');
const hub = join(root, 'dist/hub');

/** What the server reads beside its code, each at its place in the checkout. */
const FILES = [
  'dist/client',
  'dist/ssr',
  'public/art',
  'brands/aldervale',
  'server/certificates/fonts',
  'server/core/db/migrations',
  ...languages.map(({ code }) => `words/${code}/Quarterly-Reporting-Template.xlsx`),
];

await ensurePortal((line) => process.stdout.write(`${line}\n`));
await bundlePrograms(hub);
for (const file of FILES) await cp(join(root, file), join(hub, file), { recursive: true });
await copyPackages(hub);

const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const run = (program: string) => `node --enable-source-maps server/${program}.js`;
const scripts = { start: run('main'), admin: run('admin') };
const manifest = { name, version, private: true, type: 'module', scripts };
await writeFile(join(hub, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
