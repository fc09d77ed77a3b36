/** What Node and the database's driver say where there is no TLS, or a certificate that nobody vouches for. */
const WORDS = /certificate|altnames|does not support SSL|wrong version number|SSL routines/i;

/** Whether a connection failed because the other side could not prove who it is, or does not speak TLS. */
export function isTlsProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return WORDS.test(error.message) || isTlsProblem(error.cause);
}
