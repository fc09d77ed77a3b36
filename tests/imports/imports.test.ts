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
const allowed: Record<string, readonly string[]> = {
  contract: [],
  brands: ['contract'],
  demo: ['contract', 'brands'],
  words: ['contract'],
  files: ['contract', 'words'],
  workbooks: ['contract', 'words'],
  providers: ['contract', 'words', 'brands'],
  components: ['contract', 'words', 'brands', 'providers'],
  resources: ['contract', 'words', 'brands', 'providers', 'components'],
  src: ['contract', 'words', 'brands', 'providers', 'components', 'resources'],
  staff: ['contract', 'words', 'brands', 'providers', 'components', 'resources', 'src'],
  server: ['contract', 'words', 'brands', 'demo', 'files', 'workbooks'],
  fixtures: ['contract', 'words', 'brands', 'demo', 'files', 'workbooks'],
};
const folders = Object.keys(allowed);
const resources = readdirSync(join(import.meta.dirname, '../../resources'));

/** Packages that a folder of the browser, of the server or of the contract may not load. */
const forbiddenPackages: Record<string, readonly string[]> = {
  contract: ['react', 'react-admin', '@mui/material', 'fastify', 'pg', 'node:fs'],
  words: ['react', 'react-admin', '@mui/material', 'fastify', 'pg', 'node:fs'],
  providers: ['@mui/material', 'fastify', 'pg', 'node:fs'],
  components: ['fastify', 'pg', 'node:fs'],
  resources: ['fastify', 'pg', 'node:fs'],
  src: ['fastify', 'pg', 'node:fs'],
  staff: ['fastify', 'pg', 'node:fs'],
  server: ['react', 'react-admin', '@mui/material'],
  fixtures: ['react', 'react-admin', '@mui/material'],
};

const root = join(import.meta.dirname, '../..');
const project = mkdtempSync(join(tmpdir(), 'imports-'));
const fileOfResource = (from: string, to: string) => `resources/${from}/from-${to}.ts`;
const fileOf = (from: string, to: string) => `${from}/a/from-${to.replaceAll(/[^a-z]/g, '-')}.ts`;
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
    for (const to of folders) write(fileOf(from, to), `import '../../${to}/z/anything.ts';\n`);
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
});

afterAll(() => rmSync(project, { recursive: true }));

describe.each(folders)('%s', (from) => {
  test.each(folders.filter((to) => to !== from))('imports from %s as the README says', (to) => {
    expect(!refused.has(fileOf(from, to))).toBe(allowed[from]?.includes(to));
  });

  test.each(forbiddenPackages[from] ?? [])('may not import the package %s', (name) => {
    expect(refused).toContain(fileOf(from, name));
  });
});

test.each(resources)('%s may not import from another resource', (from) => {
  const others = resources.filter((to) => to !== from);
  expect(others.filter((to) => !refused.has(fileOfResource(from, to)))).toEqual([]);
});
