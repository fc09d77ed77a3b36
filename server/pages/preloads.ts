import { chunksIn, type Manifest, readManifest, withImports } from './portal-manifest.ts';

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

/** Returns the scripts and styles of chunks and their imports. */
const filesOf = (manifest: Manifest, keys: string[]) =>
  new Set([...withImports(manifest, keys)].flatMap(({ file, css = [] }) => [file, ...css]));

const preload = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}">`;
