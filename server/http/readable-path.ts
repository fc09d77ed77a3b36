/**
 * Returns the address of a request with a path that can be decoded. If it can't be, as in `/content/100%`, its
 * percent signs are escaped, so that a mistyped address gets the 404 page. The API refuses such paths.
 */
export function readablePath(url: string): string {
  if (url.startsWith('/api/')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
