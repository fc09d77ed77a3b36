import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each text file of a build, those of public/ too, a second and third time, compressed once and for all: `.br` and
 * `.gz`. index.html is only a template, and what starts with a dot isn't served.
 */
export async function compressFiles(dir: string): Promise<void> {
  const served = (await readdir(dir, { recursive: true })).filter(
    (name) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(name) && !name.startsWith('.'),
  );
  await Promise.all(
    served.map(async (name) => {
      const path = join(dir, name);
      const source = await readFile(path);
      await writeFile(`${path}.br`, await brotli(source, quality));
      await writeFile(`${path}.gz`, await gzipped(source, { level: 9 }));
    }),
  );
}

/** A server then compresses no file, and each better than it could at every request. */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  writeBundle: ({ dir = '' }) => compressFiles(dir),
};
