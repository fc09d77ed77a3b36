import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The paths below DATA_DIR. `home` contains cluster, password and socket; it belongs to the user that runs PostgreSQL
 * and is created by one rename, so it is either complete or absent.
 */
export interface Layout {
  dataDir: string;
  home: string;
  data: string;
  password: string;
  /** Written by the postmaster, one value per line: pid, directory, start, port, socket directory, … */
  pidFile: string;
  log: string;
}

/** Returns absolute paths without symbolic links below `dataDir`, which is created if necessary. */
export function layoutOf(dataDir: string): Layout {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const real = realpathSync(dataDir);
  return { dataDir: real, log: join(real, 'postgres.log'), ...homeAt(join(real, 'postgres')) };
}

/** Returns the paths inside a home directory, also of one that is still being created under a temporary name. */
export function homeAt(home: string): Pick<Layout, 'home' | 'data' | 'password' | 'pidFile'> {
  const data = join(home, 'data');
  return { home, data, password: join(home, 'password'), pidFile: join(data, 'postmaster.pid') };
}
