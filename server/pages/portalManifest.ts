import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An output file of the build with its dependencies. */
export interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The chunks of a build by key: the source file, if a chunk has one. */
export type Manifest = Record<string, Chunk>;

export const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

/** Returns the keys of the chunks that a built page references. */
export const chunksIn = (manifest: Manifest, html: string): string[] =>
  Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`));

/** Returns the chunks of `keys` with all their static imports. Unknown keys are ignored. */
export function withImports(
  manifest: Manifest,
  keys: Iterable<string>,
  found = new Set<Chunk>(),
): Set<Chunk> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) continue;
    withImports(manifest, chunk.imports ?? [], found.add(chunk));
  }
  return found;
}

/**
 * Reads the build's manifest in `client`. Returns a function that returns, for the source file of a chunk, the preload
 * links for the chunk and its imports, except for files that `template` references already.
 */
export async function readPreloads(
  client: string,
  template: string,
): Promise<(source: string) => string> {
  const manifest = await readManifest(client);
  const alreadyNamed = filesOf(manifest, chunksIn(manifest, template));
  return (source) =>
    [...filesOf(manifest, [source])]
      .filter((file) => !alreadyNamed.has(file))
      .map(preload)
      .join('');
}

const filesOf = (manifest: Manifest, keys: string[]) =>
  new Set([...withImports(manifest, keys)].flatMap(({ file, css = [] }) => [file, ...css]));

const preload = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}">`;
