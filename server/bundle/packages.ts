import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import nodeModule from 'node:module';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Packages that stay as they are: they have machine code, read files of their own, or are patched where traces are wanted. */
export const PACKAGES = ['@fastify/swagger-ui', '@node-rs/argon2', 'pg', 'sharp'];

/** What only compilers and debuggers read. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

/** Copies {@link PACKAGES} with all on which they depend into the same places of another directory. */
export async function copyPackages(directory: string): Promise<void> {
  for (const name of PACKAGES) await copyPackage(name, join(root, 'package.json'), directory);
}

async function copyPackage(name: string, importer: string, directory: string): Promise<void> {
  const place = placeOf(name, importer);
  // An optional one, for another platform.
  if (!place) return;
  const copy = join(directory, relative(root, place));
  if (existsSync(copy)) return;
  const isCopied = (path: string) =>
    path !== join(place, 'node_modules') && !UNREAD.test(path.slice(place.length));
  await cp(place, copy, { recursive: true, filter: isCopied });
  const manifest = join(place, 'package.json');
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(manifest, 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    await copyPackage(needed, manifest, directory);
  }
}

/** Returns the directory of a package as Node finds it from an importing file. */
const placeOf = (name: string, importer: string): string | undefined =>
  nodeModule
    .createRequire(importer)
    .resolve.paths(name)
    ?.map((folder) => join(folder, name))
    .find((place) => existsSync(join(place, 'package.json')));
