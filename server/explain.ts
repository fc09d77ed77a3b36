import { BackupError } from './db/backup.ts';
import { sqlState } from './db/connection.ts';
import { EmbeddedPostgresError } from './db/embedded/errors.ts';
import { isUnavailable } from './db/unavailable.ts';
import { EnvironmentError } from './env.ts';
import { isTlsProblem } from './tls-problem.ts';

/** SQLSTATEs of a refused sign-in, a missing database and missing privileges. */
const REFUSED = /^(28\w{3}|3D000|42501)$/;

/** Returns why a start or a command failed: in words if the operator can fix it, else with the stack. */
export function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return `The environment is not right:\n${error.message}`;
  if (error instanceof EmbeddedPostgresError || error instanceof BackupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT.`;
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}. Set PORT.`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === process.env.HOST)) {
    return `HOST: this machine has no address ${process.env.HOST}.`;
  }
  if (isTlsProblem(error)) {
    return (
      `The database of DATABASE_URL can't be reached by TLS: ${error.message}. Trust its certificate by ` +
      'sslrootcert=FILE in DATABASE_URL or by NODE_EXTRA_CA_CERTS.'
    );
  }
  if (isUnavailable(error) || REFUSED.test(sqlState(error) ?? '')) {
    return `The database of DATABASE_URL can't be used: ${error.message || code}`;
  }
  return error.stack ?? error.message;
}
