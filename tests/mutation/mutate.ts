import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { type Mutant, mutantsByTests, withMistake } from './mutants.ts';

/**
 * `npm run mutate`: makes one mistake after the other in a copy of the sources, and prints each that no test of the
 * contract finds. Ends with 1 if there is one. `npm run mutate -- quarters.ts` makes only those whose file, or what
 * stands in it, has that text.
 */

const root = join(import.meta.dirname, '../..');
const FOLDERS = 'brands contract demo fixtures providers server tests words workbooks'.split(' ');
const FILES = ['package.json', 'tsconfig.json', 'vitest.config.ts'];

const copy = await mkdtemp(join(tmpdir(), 'hub-mutation-'));
const [wanted = ''] = process.argv.slice(2);
let unseen = 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  for (const name of [...FOLDERS, ...FILES]) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [tests, all] of await mutantsByTests()) {
    const mutants = all.filter(({ file, from }) => `${file} ${from}`.includes(wanted));
    if (mutants.length === 0) continue;
    for (const { file, from, to } of await survivors(tests, mutants)) {
      say(`NOT FOUND ${file}: ${from} → ${to}`);
      unseen += 1;
    }
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
// Not left to vitest, which ends with 1 for each test that failed, as they should here.
process.exit(unseen > 0 ? 1 : 0);

/** The mutants that these tests let pass. */
async function survivors(tests: string[], mutants: Mutant[]): Promise<Mutant[]> {
  const vitest = await startVitest(
    'test',
    tests,
    { root: copy, project: 'unit', watch: true, reporters: [{}], maxWorkers: 1 },
    { server: { watch: null } },
  );
  // Texts of the specification lie outside of the copied folders.
  const specs = (await vitest.globTestSpecifications(tests)).filter(
    ({ moduleId }) => !/specCoverage/.test(moduleId),
  );
  const failing = async (): Promise<string[]> => {
    const { testModules } = await vitest.runTestSpecifications(specs);
    // Also told of are those that the start ran, and that are not among these.
    return testModules
      .filter((module) => !module.ok())
      .map(({ moduleId }) => moduleId)
      .filter((id) => specs.some(({ moduleId }) => moduleId === id));
  };
  const wrong = await failing();
  if (wrong.length > 0) throw new Error(`These fail without any mistake: ${wrong}`);
  const passed: Mutant[] = [];
  for (const mutant of mutants) {
    const path = join(copy, mutant.file);
    const source = await readFile(join(root, mutant.file), 'utf8');
    await writeFile(path, await withMistake(mutant));
    vitest.invalidateFile(path);
    if ((await failing()).length === 0) passed.push(mutant);
    await writeFile(path, source);
    vitest.invalidateFile(path);
  }
  await vitest.close();
  say(`${tests}: ${mutants.length - passed.length} of ${mutants.length} mistakes found`);
  return passed;
}
