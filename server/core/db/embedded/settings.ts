import { type Address, usesSocket } from './connection.ts';

/** Returns PostgreSQL's settings as `name=value`. They are passed as arguments, so that an upgrade changes them. */
export function settingsFor(address: Address): string[] {
  const listen = usesSocket(address)
    ? ['listen_addresses=', `unix_socket_directories=${quoted(address.host)}`]
    : [`listen_addresses=${address.host}`, 'unix_socket_directories='];
  return [
    ...listen,
    `port=${address.port}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=256MB',
    // A committed transaction is on the disk.
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    // The queries are short, and /dev/shm, which parallel queries need, is small in containers.
    'max_parallel_workers_per_gather=0',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_destination=stderr',
    'logging_collector=off',
    // A failed statement's text and values may contain personal data; the server logs the failure without them.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ];
}

/** Quotes a path for a setting that is a list, which a comma or space would split. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
