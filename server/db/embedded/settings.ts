import { type Address, usesSocket } from './connection.ts';

/** What the embedded PostgreSQL runs with, as `name=value`; on the command line, so an upgrade reaches old data. */
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
    // Acknowledged means on disk.
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    // Short queries on few cores; and /dev/shm, which parallel queries need, is tiny in containers.
    'max_parallel_workers_per_gather=0',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_destination=stderr',
    'logging_collector=off',
    // A failed statement's text and values may hold a person's data: the server logs the failure, without them.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ];
}

/** The setting is a list: a comma or a blank in the path would part it. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}
