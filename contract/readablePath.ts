/**
 * Returns a path that the router can read: one that can't be decoded, as in `/content/100%`, or that contains a line
 * break has its percent signs escaped, so that a mistyped address gets the 404 page.
 */
export function readablePath(path: string): string {
  try {
    if (!/[\n\r\u2028\u2029]/.test(decodeURI(path))) return path;
  } catch {
    // Escaped below.
  }
  return path.replaceAll('%', '%25');
}
