import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * Reads the build's manifest in `client`, and answers for the source file of a chunk the elements of the head that
 * fetch it, and all that it imports, while the first script of the page, which `template` names, is still on its way.
 */
export async function readPreloads(
  client: string,
  template: string,
): Promise<(source: string) => string> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const named = Object.keys(manifest).filter((key) =>
    template.includes(`/${manifest[key]?.file}"`),
  );
  const atHand = new Set(named.flatMap((key) => [...filesOf(manifest, key)]));
  return (source) =>
    [...filesOf(manifest, source)]
      .filter((file) => !atHand.has(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="preload" as="style" href="/${file}" crossorigin>`
          : `<link rel="modulepreload" href="/${file}">`,
      )
      .join('');
}

/** A chunk's script and styles, and those of the chunks that it imports without waiting. */
function filesOf(
  manifest: Record<string, Chunk>,
  key: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}
