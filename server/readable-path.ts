/**
 * Returns the address of a request with a path that can be decoded: of one that can't, as `/content/100%`, each percent
 * sign stands for itself. So who mistypes an address gets the 404 page. The API refuses it.
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
