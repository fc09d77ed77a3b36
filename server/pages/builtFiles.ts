import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { unhashedCaching } from '../../contract/addresses.ts';
import { filesOf } from '../core/config/brand.ts';

interface Files {
  root: string;
  brand: string;
}

/**
 * Serves the files of the build, and the brand's in place of those of the same name. The names of the build contain a content
 * hash, except for those from public/.
 */
export async function builtFiles(app: FastifyInstance, { root, brand }: Files) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, anonymous: true };
  });
  const common = { index: false, schemaHide: true, cacheControl: false } as const;
  const ofBuild = { ...common, preCompressed: true };
  // One route for all of them: one for each, with its own for HEAD, took a fifteenth of a start.
  await app.register(staticFiles, {
    ...ofBuild,
    root: join(root, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => /[^/]\.(?!(?:br|gz)$)\w+$/.test(path),
    setHeaders: keptFor('public, max-age=31536000, immutable'),
  });
  const others = {
    wildcard: false,
    decorateReply: false,
    setHeaders: keptFor(unhashedCaching),
  } as const;
  const ofBrand = filesOf(brand);
  await app.register(staticFiles, {
    ...common,
    ...others,
    root: brand,
    allowedPath: (path) => ofBrand.includes(path.slice(1)),
  });
  await app.register(staticFiles, {
    ...ofBuild,
    ...others,
    root,
    globIgnore: [...['index.html', '.vite/**', 'assets/**', '**/*.br', '**/*.gz'], ...ofBrand],
  });
}

/** Shared caches may keep a file, one copy for each of its compressions. */
const keptFor =
  (cacheControl: string) =>
  (response: { setHeader(name: string, value: string): void }): void => {
    response.setHeader('cache-control', cacheControl);
    response.setHeader('vary', 'accept-encoding');
  };
