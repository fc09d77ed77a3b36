import { pages } from './pages.ts';

type Pages = typeof pages;
export type PathName = keyof Pages;

/** The path of each page of the portal. Parameters start with a colon. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { readonly [Name in PathName]: Pages[Name]['path'] };

/** Returns the path of a page with its parameters filled in, percent-encoded. */
export const pathTo = (name: PathName, params: Record<string, string | number> = {}): string =>
  paths[name].replace(/:(\w+)/g, (whole, key) =>
    params[key] === undefined ? whole : encodeURIComponent(params[key]),
  );
