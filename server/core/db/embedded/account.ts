import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Layout } from './layout.ts';

/** The unprivileged user that PostgreSQL runs as, because it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Command {
  file: string;
  args: string[];
  identity: Partial<Account>;
}

/** Returns the user to run PostgreSQL as; undefined if this process is not root and uses its own. */
export function chooseAccount({ home, dataDir }: Layout): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(home);
  if (owner?.uid) return owner;
  // The owner of the directories above can then also start it without root.
  const around = [dataDir, dirname(dataDir)].map(ownerOf).find((found) => found?.uid);
  // initdb needs a user with a name; the owner of a mounted directory may have none.
  const known = around && lookUp(String(around.uid)) && around;
  return known ?? lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : 0;
  });
  return uid && gid ? { uid, gid } : undefined;
}

/** Changes the owner of a path, and of everything below a directory. Does nothing without an account. */
export function changeOwner(account: Account | undefined, path: string): void {
  if (!account) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(path, entry), account.uid, account.gid);
    }
  }
  chownSync(path, account.uid, account.gid);
}

// Ambient capabilities survive the change of account. PostgreSQL asks access(2), which ignores the
// capabilities of an ordinary account unless no_setuid_fixup is set.
const SEARCH_EVERYWHERE = [
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
];

/**
 * Returns a function that builds the command to run a binary as the account. Only if the account can't access a parent
 * directory (a project in /root), the command keeps one of root's capabilities, dac_override, which ignores file
 * permissions.
 * @throws EmbeddedPostgresError if that capability can't be kept
 */
export function commandFor(
  account: Account | undefined,
  binaries: Binaries,
  layout: Layout,
): (file: string, args: string[]) => Command {
  if (!account) return (file, args) => ({ file, args, identity: {} });
  if (canReach(account, binaries, layout)) {
    return (file, args) => ({ file, args, identity: account });
  }
  const wrap = [`--reuid=${account.uid}`, `--regid=${account.gid}`, ...SEARCH_EVERYWHERE];
  const probe = spawnSync('setpriv', [...wrap, binaries.postgres, '--version'], { cwd: '/' });
  if (probe.status !== 0) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and user ${account.uid} cannot reach ${binaries.root} or ` +
        `${layout.dataDir}. Start as an ordinary user, move the project out of the closed directory, ` +
        `install setpriv (util-linux), or set DATABASE_URL. ${probe.error ?? probe.stderr}`.trim(),
    );
  }
  return (file, args) => ({ file: 'setpriv', args: [...wrap, file, ...args], identity: {} });
}

/** The uid of `nobody`, which has a name on every system. */
const NOBODY = 65534;

/**
 * Returns a command for a user with a name. initdb asks for its user's name, and a container's numeric user may have
 * none: then it runs as nobody in a user namespace, and its files still belong to the user.
 */
export function asNamedUser(command: Command): Command {
  try {
    userInfo();
    return command;
  } catch {
    const mapped = [`--map-user=${NOBODY}`, `--map-group=${NOBODY}`, command.file];
    return { ...command, file: 'unshare', args: ['--user', ...mapped, ...command.args] };
  }
}

function canReach(account: Account, { root, postgres }: Binaries, layout: Layout): boolean {
  const test = 'test -x "$1" && test -r "$2/native/share/postgresql/postgres.bki" && test -x "$3"';
  const args = ['-c', test, 'sh', postgres, root, layout.dataDir];
  const { status, error } = spawnSync('/bin/sh', args, { ...account, cwd: '/' });
  if (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and this root may not change to user ${account.uid} ` +
        `(${error.message}). Start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return status === 0;
}
