import { chunksIn, type Manifest, readManifest, withImports } from './portal-manifest.ts';

/**
 * Reads the build's manifest in `client`, and returns for the source file of a chunk the elements of the head that
 * fetch it, and all that it imports, while the first script of the page, which `template` names, is still on its way.
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

/** Scripts and styles of chunks, and of those that they import. */
const filesOf = (manifest: Manifest, keys: string[]) =>
  new Set([...withImports(manifest, keys)].flatMap(({ file, css = [] }) => [file, ...css]));

const preload = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
    : `<link rel="modulepreload" href="/${file}">`;
