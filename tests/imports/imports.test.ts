import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What each folder may import from, as the README's 'Repository layout' says it. */
const kit = ['contract', 'words', 'brands', 'providers', 'src/guest/kit'];
const pageParts = ['src/portal/ui', 'src/portal/theme', 'src/portal/form', 'src/portal/list'];
const shared = ['contract', 'words', 'brands', 'demo', 'workbooks', 'workbooks/writing'];
const allowed: Record<string, readonly string[]> = {
  contract: [],
  brands: ['contract'],
  demo: ['contract', 'brands'],
  words: ['contract'],
  'workbooks/writing': ['contract', 'words'],
  workbooks: ['contract', 'words'],
  providers: ['contract', 'words', 'brands'],
  'src/guest/kit': ['contract', 'words', 'brands', 'providers'],
  'src/guest': kit,
  ...Object.fromEntries(pageParts.map((part) => [part, [...kit, 'src/guest', ...pageParts]])),
  resources: [...kit, 'src/guest', ...pageParts],
  'src/portal': [...kit, 'src/guest', 'resources'],
  'src/console': [
    ...kit,
    'src/guest',
    ...pageParts,
    'resources',
    'src/portal',
    'workbooks/writing',
  ],
  'src/app': [...kit, 'src/guest', ...pageParts, 'resources', 'src/portal'],
  'server/core/rules': shared,
  server: shared,
  fixtures: [...shared, 'server/core/rules'],
};
const folders = Object.keys(allowed);
const resources = readdirSync(join(import.meta.dirname, '../../resources'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Packages that a folder of the browser, of the server or of the contract may not load. */
const forbiddenPackages: Record<string, readonly string[]> = {
  contract: ['react', 'react-admin', '@mui/material', 'fastify', 'pg', 'node:fs'],
  words: ['react', 'react-admin', '@mui/material', 'fastify', 'pg', 'node:fs'],
  providers: ['@mui/material', 'fastify', 'pg', 'node:fs'],
  'src/guest': [
    'react-admin',
    'ra-core',
    '@mui/material',
    '@emotion/react',
    'fastify',
    'pg',
    'node:fs',
  ],
  'src/guest/kit': [
    'react-admin',
    'ra-core',
    '@mui/material',
    '@emotion/react',
    'fastify',
    'pg',
    'node:fs',
  ],
  resources: ['fastify', 'pg', 'node:fs'],
  'src/portal': ['fastify', 'pg', 'node:fs'],
  'src/console': ['fastify', 'pg', 'node:fs'],
  'src/app': ['fastify', 'pg', 'node:fs'],
  server: ['react', 'react-admin', '@mui/material'],
  fixtures: ['react', 'react-admin', '@mui/material'],
};

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'imports-'));
const fileOfResource = (from: string, to: string) => `resources/${from}/from-${to}.ts`;
const fileOf = (from: string, to: string) => `${from}/a/from-${to.replaceAll(/[^a-z]/g, '-')}.ts`;
/** On the browser's side a path leads from the root; elsewhere from the file. */
const importOf = (from: string, to: string) =>
  /^(?:providers|resources|src)/.test(from)
    ? `#${to}/z/anything.ts`
    : `${'../'.repeat(from.split('/').length + 1)}${to}/z/anything.ts`;
/** The files in which the linter refuses an import. */
const refused = new Set<string>();

beforeAll(() => {
  const {
    $schema: _,
    vcs: __,
    ...config
  } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(project, 'biome.json'), JSON.stringify(config));
  cpSync(join(root, 'package.json'), join(project, 'package.json'));
  cpSync(join(root, 'tests/lint'), join(project, 'tests/lint'), { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  for (const from of folders) {
    for (const to of folders) write(fileOf(from, to), `import '${importOf(from, to)}';\n`);
    for (const name of forbiddenPackages[from] ?? [])
      write(fileOf(from, name), `import '${name}';\n`);
  }
  for (const from of resources) {
    for (const to of resources) write(fileOfResource(from, to), `import '../${to}/anything.ts';\n`);
  }
  // It ends with 1, for what it refuses. Not by --only, which turns a rule on that the configuration has off.
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', project],
    { encoding: 'utf8', cwd: project },
  );
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    if (/noRestrictedImports|noNodejsModules/.test(category)) refused.add(location.path);
  }
  // The linter starts as a process of its own and reads some 800 files.
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

describe.each(folders)('%s', (from) => {
  test.each(folders.filter((to) => to !== from && !to.startsWith(`${from}/`)))(
    'imports from %s as the README says',
    (to) => {
      expect(!refused.has(fileOf(from, to))).toBe(allowed[from]?.includes(to));
    },
  );

  test.each(forbiddenPackages[from] ?? [])('may not import the package %s', (name) => {
    expect(refused).toContain(fileOf(from, name));
  });
});

test.each(resources)('%s may not import from another resource', (from) => {
  const others = resources.filter((to) => to !== from);
  expect(others.filter((to) => !refused.has(fileOfResource(from, to)))).toEqual([]);
});
