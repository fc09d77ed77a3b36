import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build made of some sources, and what comes along with it. */
export interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  /** Keys of the chunks that it waits for before it runs. */
  imports?: string[];
  /** Keys of those that it fetches on demand. */
  dynamicImports?: string[];
}

/** The chunks of a build, by their source file where they have one of their own. */
export type Manifest = Record<string, Chunk>;

export const readManifest = async (client: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));

/** Keys of the chunks that a built page names. */
export const chunksIn = (manifest: Manifest, html: string): string[] =>
  Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file}"`));

/** The chunks of `keys`, and all that they import without waiting. A key that the build does not know has none. */
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
