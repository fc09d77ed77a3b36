const PICTURE = /<link rel="preload" as="image"([^>]*)>/g;
const ATTRIBUTE = / (fetchpriority|href|media)="([^"]*)"/g;

/**
 * Returns the `Link` header that names the pictures that a page's head preloads, with their conditions, or undefined if there
 * are none. Proxies that speak 103 Early Hints send it ahead of the page. Not the typefaces: a browser that gets the header
 * with the page would fetch them before the picture (decision record 0085).
 */
export function linkHeader(head: string): string | undefined {
  const links = [...head.matchAll(PICTURE)].map(([, attributes = '']) => {
    const { href, ...others } = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    const parameters = Object.entries(others).map(([name, value]) => `; ${name}="${value}"`);
    return `<${href}>; rel=preload; as=image${parameters.join('')}`;
  });
  return links.length > 0 ? links.join(', ') : undefined;
}
