import { sqlState } from './connection.ts';

/** The database can't be reached (Node's names for it). ENOENT: its socket is not there. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * What PostgreSQL says while it can't work: the connection broke (08), it can't write now (25006, after a change of
 * master), no memory, disk or connection is left (53), it stops, starts or ran out of time (57), the disk failed (58),
 * others were in the way however often it was tried (40001, 40P01, 55P03).
 */
const BUSY = /^(08\w{3}|25006|25P03|53\w{3}|57\w{3}|58\w{3}|40001|40P01|55P03)$/;
/** What the driver says, without a code, of a connection that it lost, or didn't get in time. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error says that the database is away for now, rather than that something is wrong with us. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error) ?? '';
  if (BUSY.test(state) || LOST.test(error.message)) return true;
  // A file that is missing is no database that is away.
  const { syscall } = error as NodeJS.ErrnoException;
  if (UNREACHABLE.test(state) && (state !== 'ENOENT' || syscall === 'connect')) return true;
  return isUnavailable(error.cause);
}
