import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

/**
 * Where everything lies below DATA_DIR. `home` belongs to the account that runs PostgreSQL and appears by
 * one rename, so it is whole or absent: cluster, password and socket travel together.
 */
export interface Layout {
  dataDir: string;
  home: string;
  data: string;
  password: string;
  /** Written by the postmaster: pid, directory, start, port, socket directory, … one a line. */
  pidFile: string;
  log: string;
}

/**
 * Absolute paths without symbolic links below `dataDir`, which is made when absent.
 * @throws EmbeddedPostgresError when this user may not write there.
 */
export function layoutOf(dataDir: string): Layout {
  try {
    if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data directory ${dataDir} cannot be written (${errorCode(cause)}). Set DATA_DIR to another.`,
      { cause },
    );
  }
  const real = realpathSync(dataDir);
  return { dataDir: real, log: join(real, 'postgres.log'), ...homeAt(join(real, 'postgres')) };
}

/** The paths inside a home; also of one that is still being made under another name. */
export function homeAt(home: string): Pick<Layout, 'home' | 'data' | 'password' | 'pidFile'> {
  const data = join(home, 'data');
  return { home, data, password: join(home, 'password'), pidFile: join(data, 'postmaster.pid') };
}
