import { sqlState } from './connection.ts';

/** Node's error codes for a database that can't be reached. ENOENT: its socket does not exist. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * SQLSTATEs of a database that can't work now: the connection broke (08), it is read-only after a failover (25006), no
 * memory, disk space or connection is left (53), it is stopping, starting or timed out (57), the disk failed (58), or
 * other transactions conflicted in every attempt (40001, 40P01, 55P03).
 */
const BUSY = /^(08\w{3}|25006|25P03|53\w{3}|57\w{3}|58\w{3}|40001|40P01|55P03)$/;
/** The driver's messages, without a code, for a lost connection or one that it did not get in time. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error) ?? '';
  if (BUSY.test(state) || LOST.test(error.message)) return true;
  // ENOENT of another system call is a missing file, not a missing socket.
  const { syscall } = error as NodeJS.ErrnoException;
  if (UNREACHABLE.test(state) && (state !== 'ENOENT' || syscall === 'connect')) return true;
  return isUnavailable(error.cause);
}
