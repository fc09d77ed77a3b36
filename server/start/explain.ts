import { BackupError } from '../backup/backup.ts';
import { EnvironmentError } from '../core/config/env.ts';
import { sqlState } from '../core/db/connection.ts';
import { EmbeddedPostgresError } from '../core/db/embedded/errors.ts';
import { OtherSchemaError, UnsuitableDatabaseError } from '../core/db/migrate.ts';
import { isUnavailable } from '../core/db/unavailable.ts';
import { StoreUnavailable } from '../core/files/store.ts';
import { isTlsProblem } from '../core/http/tlsProblem.ts';

/** Errors whose message tells the operator everything. */
const known = [
  EmbeddedPostgresError,
  BackupError,
  OtherSchemaError,
  UnsuitableDatabaseError,
  StoreUnavailable,
];

/** SQLSTATEs of a refused sign-in, a missing database, missing privileges, a missing extension, and a pooler. */
const REFUSED = /^(28\w{3}|3D000|42501|0A000|58P01|08P01)$/;

const remedies: [message: RegExp, remedy: string][] = [
  [
    /to create extension "pg_trgm"/,
    'Run `create extension pg_trgm` in this database as a superuser.',
  ],
  [
    /extension "pg_trgm" is not available|pg_trgm\.control/,
    "Install PostgreSQL's contrib modules (Debian: postgresql-contrib).",
  ],
  [
    /permission denied for (schema|database)/,
    'Let the role own the database: `alter database NAME owner to ROLE`, or grant it create on the database and on ' +
      'the schema public.',
  ],
  [
    /must be owner of|permission denied for (table|sequence|relation)/,
    'The tables belong to another role: give the role that owns them in DATABASE_OWNER_URL.',
  ],
  [
    /unsupported startup parameter/,
    'DATABASE_URL leads to a pooler. Set DATABASE_POOLER=transaction, and DATABASE_OWNER_URL to PostgreSQL itself.',
  ],
];

/** Returns PostgreSQL's own reason, with its hint and with what to do. */
function reasonOf(error: Error): string {
  if (error.cause instanceof Error && sqlState(error.cause)) return reasonOf(error.cause);
  const { message, hint, code } = error as Error & { hint?: string; code?: string };
  const remedy = remedies.find(([pattern]) => pattern.test(message))?.[1];
  return [message || code, hint, remedy].filter(Boolean).join('. ').replaceAll('..', '.');
}

/** Returns why a start or a command failed: in words if the operator can fix it, else with the stack. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError)
    return `Some environment variables are invalid:\n${error.message}`;
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT.`;
  if (code === 'EACCES' && port)
    return `This user is not allowed to listen on port ${port}. Set PORT.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === process.env.HOST)) {
    return `HOST: this machine has no address ${process.env.HOST}.`;
  }
  if (/does not support SSL/.test(error.message)) {
    return 'The database of DATABASE_URL offers no TLS. Turn it on there (`ssl = on`), or set sslmode=disable in DATABASE_URL.';
  }
  if (isTlsProblem(error)) {
    return (
      `The database of DATABASE_URL can't be reached by TLS: ${error.message}. Trust its certificate by ` +
      'sslrootcert=FILE in DATABASE_URL or by NODE_EXTRA_CA_CERTS.'
    );
  }
  if (isUnavailable(error) || REFUSED.test(sqlState(error) ?? '')) {
    return `The database of DATABASE_URL can't be used: ${reasonOf(error)}`;
  }
  return error.stack ?? error.message;
}
