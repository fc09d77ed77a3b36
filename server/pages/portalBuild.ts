import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../core/config/env.ts';
import { isPortalBuilt } from './pages.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const portalDirectory = join(project, 'dist');
/** The digest of the sources, written last; in a folder that every build empties. */
const stamp = join(portalDirectory, 'client/.vite/sources.sha256');

const SOURCES = 'brands build contract words providers resources src workbooks public'.split(' ');
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds the portal if it isn't built or its sources have changed, by their contents, because a checkout changes the
 * times of files. Returns its directory.
 * @throws Error if there is no build and it can't be built
 */
export async function ensurePortal(print: (line: string) => void): Promise<string> {
  const built = isPortalBuilt(portalDirectory);
  // The bundle has the portal without its sources.
  if (built && !existsSync(join(project, 'index.html'))) return portalDirectory;
  const digest = await digestOfSources();
  if (built && digest === (await readFile(stamp, 'utf8').catch(() => ''))) {
    return portalDirectory;
  }
  const vite = findVite();
  if (!vite) {
    // The development packages were taken away after the build.
    if (built) return portalDirectory;
    throw new Error(
      'The portal has not been built. Run `npm run build` on a machine where the dev dependencies are installed.',
    );
  }
  print('Building the portal, once for these sources …');
  await run(vite, ['build']);
  await run(vite, ['build', '--ssr', 'src/app/entryServer.tsx']);
  await writeFile(stamp, digest);
  return portalDirectory;
}

/**
 * Builds the portal as {@link ensurePortal}, and returns the copy that a server serves: a later build replaces the
 * files of `dist`, not those with which the server has started.
 */
export async function portalToServe(env: Env, print: (line: string) => void): Promise<string> {
  const portal = await ensurePortal(print);
  const digest = await readFile(stamp, 'utf8').catch(() => undefined);
  return digest ? keepCopy(portal, digest, env) : portal;
}

export async function keepCopy(
  portal: string,
  digest: string,
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
): Promise<string> {
  const copies = resolve(dataDir, 'portal');
  const own = join(copies, digest);
  // The embedded database has one server, so nobody else serves an earlier copy.
  if (!databaseUrl) {
    const earlier = (await readdir(copies).catch(() => [])).filter((name) => name !== digest);
    for (const name of earlier) await rm(join(copies, name), { recursive: true });
  }
  if (existsSync(own)) return own;
  await mkdir(copies, { recursive: true });
  const made = await mkdtemp(`${own}-`);
  for (const part of ['client', 'ssr']) {
    await cp(join(portal, part), join(made, part), { recursive: true });
  }
  // As the sources' own: the renderer is a module.
  await writeFile(join(made, 'package.json'), '{ "type": "module" }');
  // Another server may have made it meanwhile.
  await rename(made, own).catch(() => rm(made, { recursive: true }));
  return own;
}

async function digestOfSources(): Promise<string> {
  const folders = SOURCES.filter((folder) => existsSync(join(project, folder)));
  const names = await Promise.all(folders.map(filesBelow));
  const hash = createHash('sha256');
  for (const name of [...names.flat(), ...FILES].sort()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}\0`).update(await readFile(join(project, name)).catch(() => ''));
  }
  return hash.digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(project, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length));
}

function findVite(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('vite/package.json');
    return join(manifest, '../bin/vite.js');
  } catch {
    return undefined;
  }
}

/** Runs Vite in a process of its own, so that its memory is released afterwards. */
async function run(vite: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The portal could not be built: vite ${args.join(' ')} failed.`);
}
