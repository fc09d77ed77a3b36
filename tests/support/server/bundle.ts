import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';

const project = join(import.meta.dirname, '../../..');
/** Within node_modules, so that packages are found from there. */
const directory = join(project, 'node_modules/.cache/programs');

/**
 * Makes one file of JavaScript of a program for tests and of what it imports, packages left out, and returns its path.
 * A process that reads each module by itself, by tsx, takes half a second of processor time and more to load them.
 */
export async function bundle(entry: string): Promise<string> {
  const { output } = (await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: entry, target: 'node20', write: false },
  })) as Rolldown.RolldownOutput;
  const path = join(directory, basename(entry).replace(/ts$/, 'mjs'));
  const own = `${path}.${process.pid}`;
  await mkdir(directory, { recursive: true });
  await writeFile(own, output[0].code);
  // Whole at once: another worker may be about to start it.
  await rename(own, path);
  return path;
}
