/** The messages of Node and the database driver for missing TLS or an untrusted certificate. */
const WORDS = /certificate|altnames|does not support SSL|wrong version number|SSL routines/i;

/** Whether a connection failed because the other side has no TLS or an untrusted certificate. */
export function isTlsProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return WORDS.test(error.message) || isTlsProblem(error.cause);
}
